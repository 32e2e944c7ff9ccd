import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShowcaseWiki } from '../../../content/showcase.ts';
import { formatList } from '../../../i18n/format.ts';
import { useSite } from '../../context.tsx';
import { useLevelWords } from '../../level-words.ts';
import { RouteLink } from '../../text/link.tsx';
import type { TextKey } from '../../text/text-key.ts';
import { wikiStylePath } from '../../wiki-screens.ts';
import styles from './info-box.module.css';
import { useSamplePages } from './sample-pages.ts';
import { WikiLogo } from './wiki-logo.tsx';

/** A wiki's facts in an infobox at the right, as readers of wikis expect. */
export function InfoBox({ wiki }: { wiki: ShowcaseWiki }) {
  const { t } = useTranslation();
  const { locale } = useSite();
  const wordsOf = useLevelWords();
  const { id, name, language, picture, logo, link, planName, privacyLevel, extensionNames } = wiki;
  const isSample = useSamplePages(id) !== undefined;
  const host = new URL(link).host.split('.').map((label, index) => (
    <Fragment key={label}>
      {index > 0 && '.'}
      {index > 0 && <wbr />}
      {label}
    </Fragment>
  ));
  const rows = {
    about: t(`showcase.${id}.about` as TextKey),
    readers: <span className={styles.sentence}>{t(`showcase.${id}.readers` as TextKey)}</span>,
    plan: <RouteLink to="plans">{planName}</RouteLink>,
    level: (
      <>
        {wordsOf(privacyLevel)} (
        <RouteLink to="privacy">{t(`privacy.levels.${privacyLevel}.name`)}</RouteLink>)
      </>
    ),
    extensions: (
      <RouteLink to="extensions">
        <span lang="en">{formatList(locale, extensionNames, { type: 'unit' })}</span>
      </RouteLink>
    ),
    // The pages of a sample are on this site; its host does not exist.
    address: isSample ? host : <a href={link}>{host}</a>,
  };
  return (
    <div className={styles.box}>
      <div>
        <WikiLogo of={logo} />
        <b lang={language}>{name}</b>
        {picture.drawing && <a href={wikiStylePath(picture.drawing)}>{t('showcase.style')}</a>}
      </div>
      <dl>
        {(Object.keys(rows) as (keyof typeof rows)[]).map((row) => (
          <div key={row}>
            <dt>{t(`showcase.box.${row}`)}</dt>
            <dd>{rows[row]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
