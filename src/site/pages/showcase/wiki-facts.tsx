import { useTranslation } from 'react-i18next';
import type { ShowcaseWiki } from '../../../content/showcase.ts';
import { formatList } from '../../../i18n/format.ts';
import { useSite } from '../../context.tsx';
import { RouteLink } from '../../text/link.tsx';
import type { TextKey } from '../../text/text-key.ts';
import { wikiStylePath } from '../../wiki-screens.ts';
import styles from './showcase.module.css';

/** In one line what a wiki takes: who writes it at which privacy level, plan, extensions, style sheet. */
export function WikiFacts({ wiki }: { wiki: ShowcaseWiki }) {
  const { t } = useTranslation();
  const { locale } = useSite();
  const { id, picture, planName, privacyLevel, extensionNames } = wiki;
  return (
    <ul className={styles.facts}>
      <li>
        {t(`showcase.${id}.readers` as TextKey)} (
        <RouteLink to="privacy">{t(`privacy.levels.${privacyLevel}.name`)}</RouteLink>)
      </li>
      <li>
        <RouteLink to="plans">{planName}</RouteLink>
        {' · '}
        <RouteLink to="extensions">
          <span lang="en">{formatList(locale, extensionNames, { type: 'unit' })}</span>
        </RouteLink>
      </li>
      {picture.drawing && (
        <li>
          <a href={wikiStylePath(picture.drawing)}>{t('showcase.style')}</a>
        </li>
      )}
    </ul>
  );
}
