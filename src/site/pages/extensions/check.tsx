import { useTranslation } from 'react-i18next';
import { extensions, smallestPlanWith } from '../../../content/extensions.ts';
import fold from '../../design/disclosure.module.css';
import { Section } from '../../design/section.tsx';
import { packCatalogue } from '../../islands/compatibility-check/catalogue.ts';
import check from '../../islands/compatibility-check.island.tsx';
import { Island } from '../../islands/island.tsx';
import { RouteLink } from '../../text/link.tsx';
import { Text } from '../../text/text.tsx';
import styles from './check.module.css';

/** Path and query of the API call; the rest of the URL is the wiki's own. */
const apiCall = 'api.php?action=query&meta=siteinfo&siprop=extensions';

const offers = packCatalogue(
  extensions.map((extension) => ({ ...extension, plan: smallestPlanWith(extension) })),
);

/** The section with the compatibility check for a wiki's extensions. */
export function Check() {
  const { t } = useTranslation();
  return (
    <Section
      id="check"
      title={t('extension-check.title')}
      note={<Text k="extension-check.privacy" />}
      background="sand"
    >
      <p className={styles.lede}>{t('extension-check.lede')}</p>
      <details className={`${fold.fold} ${styles.where}`}>
        <summary>{t('extension-check.where')}</summary>
        <ul>
          <li>
            {t('extension-check.api')} <code>{apiCall}</code>
          </li>
          <li>{t('extension-check.version')}</li>
          <li>{t('extension-check.byHand')}</li>
        </ul>
      </details>
      <div className={styles.place}>
        <p className={styles.without}>
          {t('extension-check.noScript')}{' '}
          <RouteLink to="contact">{t('extension-check.contact')}</RouteLink>
        </p>
        <Island of={check} when="visible" props={{ offers }} />
      </div>
    </Section>
  );
}
