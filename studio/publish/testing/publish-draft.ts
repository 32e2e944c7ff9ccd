// Publishes the draft of a project; a test kills it at one of its steps.
import { openDraft } from '../../draft/draft-store.ts';
import { diskReader } from '../../project/editable-files.ts';
import { publish } from '../publish.ts';

const [, , root = '', message = ''] = process.argv;
await publish(root, openDraft(root, diskReader(root)), message, () => {});
