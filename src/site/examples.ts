import type { ComponentType } from 'react';

/**
 * The states of a component, by name. A file `{name}.examples.tsx` beside the component exports
 * them; `npm run dev` shows them under `/dev/components`, and tests check each of them.
 */
export type Examples = Readonly<Record<string, ComponentType>>;
