import { listExtensions } from '../../content/extensions.ts';
import type { ExtensionSource } from '../services.ts';

/** The extensions that the site's own content describes. */
export const shippedExtensions: ExtensionSource = {
  list: async (locale) => ({ extensions_data: listExtensions(locale) }),
};
