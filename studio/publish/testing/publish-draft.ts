// Run by the test of interruptions, which ends it at one of its steps: publishes the draft of a project.
import { openDraft } from '../../draft/draft-store.ts';
import { diskReader } from '../../project/editable-files.ts';
import { publish } from '../publish.ts';

const [, , root = '', message = ''] = process.argv;
await publish(root, openDraft(root, diskReader(root)), message, () => {});
