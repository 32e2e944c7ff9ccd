import { useTranslation } from 'react-i18next';
import { privacyLevels } from '../../../domain/privacy-level.ts';
import { GateSign } from '../../design/gate-sign.tsx';
import { Section } from '../../design/section.tsx';
import { gateOf } from '../../islands/privacy-level/gate-of.ts';
import { LevelLink } from './level-link.tsx';
import styles from './level-matrix.module.css';

const gates = ['open', 'half', 'closed'] as const;

/** Why there are nine levels: what strangers may do, times how one becomes a user. */
export function LevelMatrix() {
  const { t } = useTranslation();
  return (
    <Section
      id="levels"
      title={t('privacy.matrix.title')}
      note={t('privacy.matrix.note')}
      ground="sand"
    >
      {gates.map((gate) => (
        <section key={gate} className={styles.gate} aria-labelledby={`gate-${gate}`}>
          <div className={styles.picture}>
            <GateSign state={gate} />
          </div>
          <div className={styles.name}>
            <h3 id={`gate-${gate}`}>{t(`privacy.matrix.gates.${gate}.name`)}</h3>
            <p>{t(`privacy.matrix.gates.${gate}.text`)}</p>
          </div>
          <ul className={styles.levels}>
            {privacyLevels
              .filter((level) => gateOf(level) === gate)
              .map((level) => (
                <li key={level.id}>
                  <p className={styles.key}>{t(`privacy.matrix.keys.${level.create}`)}</p>
                  <h4>
                    <LevelLink level={level} />
                  </h4>
                  <p>{t(`privacy.levels.${level.id}.text`)}</p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Section>
  );
}
