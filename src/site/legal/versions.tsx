import { useTranslation } from 'react-i18next';
import { content } from '../../content/content.ts';
import { formatDay } from '../../i18n/format.ts';
import { useSite } from '../context.tsx';
import fold from '../design/disclosure.module.css';
import { RouteLink } from '../text/link.tsx';
import { type LegalName, legalKeys } from './documents.ts';
import styles from './versions.module.css';

/** The versions of a legal text, the newest first, and what each has changed: content/changes.yaml. */
export function Versions({ of: name }: { of: LegalName }) {
  const { t } = useTranslation();
  const { locale } = useSite();
  const versions = content.changes.filter(({ about }) => about.includes(legalKeys[name]));
  return (
    <details className={`${fold.fold} ${styles.versions}`}>
      <summary>{t('terms.versions')}</summary>
      <dl>
        {versions.map(({ id, from, what }) => (
          <div key={id}>
            <dt>
              <RouteLink to="changes" fragment={id}>
                <time dateTime={from}>{formatDay(locale, from)}</time>
              </RouteLink>
            </dt>
            <dd>{what[locale]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
