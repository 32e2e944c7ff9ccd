import { useTranslation } from 'react-i18next';
import { Trans } from 'react-i18next/TransWithoutContext';
import type { ShowcaseWiki } from '../../../content/showcase.ts';
import { levelOf } from '../../../domain/privacy-level.ts';
import { formatList } from '../../../i18n/format.ts';
import { useSite } from '../../context.tsx';
import { PrivacyIcon } from '../../design/privacy-icon.tsx';
import { gateOf } from '../../islands/privacy-level/gate-of.ts';
import { RouteLink } from '../../text/link.tsx';
import type { TextKey } from '../../text/text-key.ts';
import styles from './showcase.module.css';

/** A wiki's facts in one line: authors, plan, extensions, readers. */
export function WikiFacts({ wiki }: { wiki: ShowcaseWiki }) {
  const { t, i18n } = useTranslation();
  const { locale } = useSite();
  const { id, planName, privacyLevel, extensionNames } = wiki;
  const gate = gateOf(levelOf(privacyLevel));
  return (
    <div className={styles.facts}>
      <p>
        <Trans
          i18n={i18n}
          i18nKey="showcase.facts"
          values={{
            readers: t(`showcase.${id}.readers` as TextKey),
            plan: planName,
            extensions: formatList(locale, extensionNames, { type: 'unit' }),
          }}
          components={{
            plans: <RouteLink to="plans">{null}</RouteLink>,
            extensions: <span lang="en">{null}</span>,
          }}
        />
      </p>{' '}
      <p>
        <PrivacyIcon state={gate} /> {t(`use-cases.gates.${gate}`)}
      </p>
    </div>
  );
}
