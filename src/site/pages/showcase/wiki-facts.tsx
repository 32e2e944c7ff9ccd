import { useTranslation } from 'react-i18next';
import type { ShowcaseWiki } from '../../../content/showcase.ts';
import { formatList } from '../../../i18n/format.ts';
import { useSite } from '../../context.tsx';
import { LevelLink } from '../../sections/level-link.tsx';
import { RouteLink } from '../../text/link.tsx';
import type { TextKey } from '../../text/text-key.ts';
import styles from './showcase.module.css';

/** What a wiki takes: who writes and reads it, its plan, its extensions. */
export function WikiFacts({ wiki }: { wiki: ShowcaseWiki }) {
  const { t } = useTranslation();
  const { locale } = useSite();
  const { id, planName, privacyLevel, extensionNames } = wiki;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('showcase.box.readers')}</dt>
        <dd>{t(`showcase.${id}.readers` as TextKey)}</dd>
        <dd>
          <LevelLink id={privacyLevel} />
        </dd>
      </div>
      <div>
        <dt>{t('showcase.box.plan')}</dt>
        <dd>
          <RouteLink to="plans">{planName}</RouteLink>
        </dd>
      </div>
      <div>
        <dt>{t('showcase.box.extensions')}</dt>
        <dd lang="en">
          <RouteLink to="extensions">
            {formatList(locale, extensionNames, { type: 'unit' })}
          </RouteLink>
        </dd>
      </div>
    </dl>
  );
}
