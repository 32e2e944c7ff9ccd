import { useTranslation } from 'react-i18next';
import {
  type PrivacyChoice,
  type PrivacyLevel,
  privacySearch,
} from '../../../domain/privacy-level.ts';
import { joinThings } from '../../garden/join-things.tsx';
import { GateScene } from '../../garden/scene-gate.tsx';
import { gateOf } from './gate-of.ts';
import styles from './level-result.module.css';

/**
 * The resulting level: its meaning, its name and its gate. If no level grants the choice, two ways to change
 * it.
 */
export function LevelResult({
  choice,
  level,
}: {
  choice: PrivacyChoice;
  level: PrivacyLevel | undefined;
}) {
  const { t } = useTranslation();
  const gate = gateOf(choice);
  return (
    <div className={styles.frame} id="level">
      <div role="status" className={styles.words}>
        {level ? (
          <>
            <h3 className={styles.meaning}>{t(`privacy.words.${gate}`)}</h3>
            <p>{t(`privacy.levels.${level.id}.text`)}</p>
            <p className={styles.called}>
              <span>{t('privacy.calculator.called')}</span>{' '}
              <b>{t(`privacy.levels.${level.id}.name`)}</b>
            </p>
          </>
        ) : (
          <NoLevel choice={choice} />
        )}
      </div>
      <div className={styles.picture}>
        <GateScene alt="" state={gate} before={joinThings[choice.create]} />
      </div>
    </div>
  );
}

function NoLevel({ choice }: { choice: PrivacyChoice }) {
  const { t } = useTranslation();
  return (
    <>
      <h3>{t('privacy.calculator.none')}</h3>
      <p>{t('privacy.calculator.noneWhy')}</p>
      <ul>
        <li>
          <a href={`${privacySearch({ ...choice, read: 'everyone' })}#level`}>
            {t('privacy.calculator.openReading')}
          </a>
        </li>
        <li>
          <a href={`${privacySearch({ ...choice, edit: 'users' })}#level`}>
            {t('privacy.calculator.closeEditing')}
          </a>
        </li>
      </ul>
    </>
  );
}
