import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import { isConfirmed } from '../../../content/trust.ts';
import { Section } from '../../design/section.tsx';
import { FenceOfHours } from '../../garden/fence-of-hours.tsx';
import { SourceLink } from '../../text/source-link.tsx';
import { Words } from './answer.tsx';
import styles from './breach.module.css';

/**
 * What is done after a breach, above a fence that comes from the edge of the window, is broken where its
 * hours begin, and mended until they are over: the last one is marked.
 */
export function Breach() {
  const { t } = useTranslation();
  const entry = content.trust.breach;
  if (!entry || !isConfirmed('breach')) return null;
  const hours = content.company.terms.breachNoticeHours;
  const begins = Array.from({ length: hours / 24 }, (_, day) => day * 24);
  return (
    <Section id="breach" ground="sand">
      <div className={styles.breach}>
        <h2>{t('trust.questions.breach')}</h2>
        <div>
          <Words of="breach" /> <SourceLink source={entry.source} isShort />
        </div>
      </div>
      <div className={styles.fence} aria-hidden="true">
        {begins.map((from) => (
          <div key={from}>
            <FenceOfHours isFirst={from === 0} isLast={from + 24 === hours} />
            <span>{from} h</span>
          </div>
        ))}
        <span>{hours} h</span>
      </div>
    </Section>
  );
}
