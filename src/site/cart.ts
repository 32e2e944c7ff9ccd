import { createContext } from 'react';
import type { LinkId } from '../content/site.ts';

/**
 * Maps a link's target to one with a page's parameters, such as those of a named wiki. By default links stay
 * unchanged.
 */
export const CartContext = createContext((_link: LinkId, href: string): string => href);
