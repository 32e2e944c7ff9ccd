import { useTranslation } from 'react-i18next';
import type { PrivacyLaw } from '../../../domain/privacy-law.ts';
import { Section } from '../../design/section.tsx';
import styles from './response-time.module.css';
import { useLegalWords } from './use-legal-words.ts';

/** The time limits for our answer, as a timeline. */
export function ResponseTime({ law }: { law: PrivacyLaw }) {
  const { t } = useTranslation();
  const { limitOf } = useLegalWords();
  const { isSimpleAnswerImmediate, answerLimit, extensionLimit } = law;
  const stations = [
    [t('privacy-laws.clock.askTime'), t('privacy-laws.clock.ask')],
    ...(isSimpleAnswerImmediate
      ? [[t('privacy-laws.clock.simpleTime'), t('privacy-laws.clock.simple')]]
      : []),
    [limitOf(answerLimit), t('privacy-laws.clock.answer')],
    ...(extensionLimit
      ? [
          [
            t('privacy-laws.clock.plus', { limit: limitOf(extensionLimit) }),
            t('privacy-laws.clock.extension'),
          ],
        ]
      : []),
  ];
  return (
    <Section id="clock" title={t('privacy-laws.clock.title')}>
      <ol className={styles.clock}>
        {stations.map(([time, event]) => (
          <li key={event}>
            <b>{time}</b>
            <span>{event}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
