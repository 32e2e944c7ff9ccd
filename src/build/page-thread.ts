// A worker thread of the build. It gets one message, which says what pages there are to make, and answers with each
// page that it has made.
import { once } from 'node:events';
import { type MessagePort, parentPort } from 'node:worker_threads';
import { type PageOrder, takeJobs } from './page-jobs.ts';

const port = parentPort as MessagePort;
const [order] = (await once(port, 'message')) as [PageOrder];
await takeJobs(order, (made) => port.postMessage(made));
