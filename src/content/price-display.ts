import type { Content } from './schema/files.ts';

const files = import.meta.glob<Content['site']>('../../content/site.yaml', {
  eager: true,
  import: 'default',
});

/**
 * Whether who has not chosen sees the prices of the place where they seem to be. It stands apart from the
 * other content, because the server needs it before it has loaded the rest.
 */
export const isPricedByLocation = Object.values(files).some(
  ({ priceDisplay }) => priceDisplay === 'byLocation',
);
