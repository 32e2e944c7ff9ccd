import { useTranslation } from 'react-i18next';
import { useSite } from '../../context.tsx';
import { Section } from '../../design/section.tsx';
import styles from './first-lines.module.css';
import { otherCases } from './groups.ts';
import { LevelLink } from './level-link.tsx';

/** How the first pages of the use cases without a photograph begin, in alphabetical order, as at the end of a book of poems. */
export function FirstLines() {
  const { t } = useTranslation();
  const { locale } = useSite();
  const { compare } = new Intl.Collator(locale);
  const lines = otherCases
    .map(({ id, privacyLevel }) => ({
      id,
      privacyLevel,
      line: t(`use-cases.cases.${id}.opening`),
    }))
    .toSorted((one, other) => compare(one.line, other.line));
  return (
    <Section id="first-lines" ground="sand" title={t('use-cases.firstLines')}>
      <ul className={styles.lines}>
        {lines.map(({ id, privacyLevel, line }) => (
          <li key={id} id={id}>
            <p>{line}</p>
            <h3>{t(`use-cases.cases.${id}.name`)}</h3>
            <LevelLink id={privacyLevel} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
