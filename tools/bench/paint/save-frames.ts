import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { openPhone, untilIdle } from './phone.ts';

const gapPx = 16;
/** A frame with less entropy is blank; in bits, as `sharp` estimates it. */
const leastEntropy = 1;

/**
 * Saves a picture of the first frame that is not blank beside the last frame, in both colour schemes, on a phone with an
 * empty cache.
 *
 * @param address of the page
 * @param file the picture to write; its extension sets the format, such as `.avif`
 */
export async function saveFrames(browser: Browser, address: string, file: string): Promise<void> {
  const light = await firstAndLast(browser, address, 'light');
  const dark = await firstAndLast(browser, address, 'dark');
  const frames = await Promise.all(
    [...light, ...dark].map((frame) =>
      sharp(frame).resize(360).toBuffer({ resolveWithObject: true }),
    ),
  );
  const width = 360 + gapPx;
  await sharp({
    create: {
      width: frames.length * width - gapPx,
      height: Math.max(...frames.map(({ info }) => info.height)),
      channels: 3,
      background: '#888',
    },
  })
    .composite(frames.map(({ data }, index) => ({ input: data, left: index * width, top: 0 })))
    .toFile(file);
}

async function firstAndLast(
  browser: Browser,
  address: string,
  colorScheme: 'light' | 'dark',
): Promise<Buffer[]> {
  await using phone = await openPhone(browser, { colorScheme });
  const protocol = await phone.tab.context().newCDPSession(phone.tab);
  const frames: Buffer[] = [];
  protocol.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(Buffer.from(data, 'base64'));
    protocol.send('Page.screencastFrameAck', { sessionId });
  });
  await protocol.send('Page.startScreencast', { format: 'png' });
  await phone.tab.goto(address, { waitUntil: 'load' });
  await untilIdle(phone);
  const last = await phone.tab.screenshot();
  for (const frame of frames) {
    if ((await sharp(frame).stats()).entropy > leastEntropy) return [frame, last];
  }
  throw new Error(`Nothing was seen of ${address}.`);
}
