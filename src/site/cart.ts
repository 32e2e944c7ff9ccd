import { createContext } from 'react';
import type { LinkId } from '../content/site.ts';

/** Adds to the target of a link what a page has to send along; nothing, but on a page that says so. */
export const CartContext = createContext((_link: LinkId, href: string): string => href);
