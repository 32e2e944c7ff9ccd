// `npm run publish`: checks, builds, sends the build, and waits until the live site serves it.
import { type Published, publish, readPublishConfig } from '../src/build/publish.ts';

const { isLive, sentence } = await published();
if (isLive) console.log(sentence);
else console.error(sentence);
process.exit(isLive ? 0 : 1);

async function published(): Promise<Published> {
  try {
    return await publish(readPublishConfig(process.env), console.log);
  } catch (error) {
    return { isLive: false, sentence: `${(error as Error).message}\nNothing was published.` };
  }
}
