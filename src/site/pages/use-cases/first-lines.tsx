import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import styles from './first-lines.module.css';
import { otherCases } from './groups.ts';
import { LevelLink } from './level-link.tsx';

/** How the first pages of the use cases without a photograph begin, in the order of the index. */
export function FirstLines() {
  const { t } = useTranslation();
  return (
    <Section id="first-lines" ground="sand" title={t('use-cases.firstLines')}>
      <ul className={styles.lines}>
        {otherCases.map(({ id, privacyLevel }) => (
          <li key={id} id={id}>
            <h3>{t(`use-cases.cases.${id}.name`)}</h3>
            <p>
              <q>{t(`use-cases.cases.${id}.opening`)}</q>
            </p>
            <LevelLink id={privacyLevel} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
