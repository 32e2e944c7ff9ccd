import type { ReactNode } from 'react';
import { site } from '../../../content/site.ts';
import { addressOfDraft, hrefWithDraft, type WikiDraft } from '../../../domain/wiki-draft.ts';
import { CartContext } from '../../cart.ts';
import { cartLinks, ownLabels } from './cart-links.ts';

/** Adds a draft's choices to the links to carts within it. */
export function CartProvider({ draft, children }: { draft: WikiDraft; children: ReactNode }) {
  const address = addressOfDraft(draft, site.wikiHost, ownLabels);
  const id = address.kind === 'wiki' ? address.id : '';
  return (
    <CartContext
      value={(link, href) =>
        cartLinks.includes(link) ? hrefWithDraft(href, draft, site.cartFields, id) : href
      }
    >
      {children}
    </CartContext>
  );
}
