import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import { Section } from '../../design/section.tsx';
import { Term, TermList } from '../../design/term-list.tsx';
import { RouteLink } from '../../text/link.tsx';
import { Text } from '../../text/text.tsx';
import styles from './dedicated.module.css';
import { HundredPlants } from './hundred-plants.tsx';
import { Terminal } from './terminal.tsx';

const reasons = ['shell', 'code', 'no'] as const;

/** Reasons for a dedicated server, first the rule about load. */
export function Reasons() {
  const { t } = useTranslation();
  return (
    <Section
      title={t('dedicated.reasons.title')}
      note={
        <RouteLink to="terms" fragment="section-13">
          {t('dedicated.reasons.note')}
        </RouteLink>
      }
      background="sage"
    >
      <div className={styles.rule}>
        <p>
          <Text k="dedicated.reasons.rule" />
        </p>
        <p>{t('dedicated.reasons.told')}</p>
      </div>
      <div className={styles.plants}>
        <HundredPlants
          outgrown={100 - content.company.terms.loadPercentile}
          alt={t('dedicated.reasons.picture')}
        />
      </div>
      <TermList>
        {reasons.map((reason) => (
          <Term key={reason} name={t(`dedicated.reasons.${reason}.title`)}>
            <Text k={`dedicated.reasons.${reason}.text`} />
          </Term>
        ))}
      </TermList>
      <Terminal />
    </Section>
  );
}
