import { listExtensions } from '../../content/extensions.ts';
import type { ExtensionSource } from '../services.ts';

/** The extensions of the site's own content, for a site without a wiki. */
export const shippedExtensions: ExtensionSource = {
  list: async (locale) => ({ extensions_data: listExtensions(locale) }),
};
