import sharp from 'sharp';

/** Tolerance for antialiasing, of 256 levels. */
const smoothing = 64;

/** The share of pixels in which two pictures of one size differ, from 0 to 1. */
export async function differentShare(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all(
    [one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()),
  );
  if (!first || first.length !== second?.length) return 1;
  let different = 0;
  for (let pixel = 0; pixel < first.length; pixel += 3) {
    const isOther = [0, 1, 2].some(
      (channel) =>
        Math.abs(first.readUInt8(pixel + channel) - second.readUInt8(pixel + channel)) > smoothing,
    );
    if (isOther) different += 1;
  }
  return different / (first.length / 3);
}
