import { useTranslation } from 'react-i18next';
import { site } from '../../../content/site.ts';
import { privacyLevels } from '../../../domain/privacy-level.ts';
import type { WikiDraft } from '../../../domain/wiki-draft.ts';
import { Island } from '../../islands/island.tsx';
import nameWiki from '../../islands/name-wiki.island.tsx';
import { cartLinks, ownLabels } from './cart-links.ts';
import styles from './naming.module.css';

/** The section with the form to name a wiki, and its preview. */
export function Naming({ draft }: { draft: WikiDraft }) {
  const { t } = useTranslation();
  return (
    <div className={styles.naming}>
      <Island
        of={nameWiki}
        when="interaction"
        props={{
          draft,
          wikiHost: site.wikiHost,
          reserved: ownLabels,
          levelNames: privacyLevels.map(({ id }) => t(`privacy.levels.${id}.name`)),
          carts: cartLinks.flatMap((link) => site.links[link] || []),
          cartFields: site.cartFields,
        }}
      />
    </div>
  );
}
