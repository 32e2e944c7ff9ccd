import type { Encoding } from '../negotiation/choose-encoding.ts';
import { fileSuffixes, type PreparedFile, type StoredBody } from '../prepared/prepared-file.ts';
import type { AssetsBinding, StoredFileRecord } from './worker-build.ts';

/** The binding requires an absolute URL but uses only its path. */
const assetsOrigin = 'https://assets.invalid';

/** Prepared files whose bodies are fetched from the assets binding when they are sent. */
export function storedFiles(
  records: readonly StoredFileRecord[],
  assets: AssetsBinding,
): PreparedFile[] {
  return records.map(({ file, bytes, ...description }) => {
    const body = (encoding: Encoding): StoredBody => ({
      byteLength: bytes[encoding] ?? 0,
      open: () => open(assets, file + fileSuffixes[encoding]),
    });
    return {
      ...description,
      bodies: {
        identity: body('identity'),
        ...(bytes.br && { br: body('br') }),
        ...(bytes.gzip && { gzip: body('gzip') }),
      },
    };
  });
}

async function open(
  assets: AssetsBinding,
  name: string,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const { body, ok, status } = await assets.fetch(`${assetsOrigin}/${name}`);
  if (!ok || !body) throw new Error(`The binding for files answers ${status} for ${name}.`);
  return body;
}
