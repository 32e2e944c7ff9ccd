// `npm run publish`: checks, builds, sends, and says when the live site serves the new build.
import { publish, readPublishConfig } from '../src/build/publish.ts';

const { isLive, sentence } = await publish(readPublishConfig(process.env), console.log);
if (isLive) console.log(sentence);
else console.error(sentence);
process.exit(isLive ? 0 : 1);
