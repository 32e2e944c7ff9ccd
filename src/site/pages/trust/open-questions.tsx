import { useTranslation } from 'react-i18next';
import type { TrustId } from '../../../content/schema/trust.ts';
import { ButtonLink } from '../../design/button.tsx';
import { useHref } from '../../text/link.tsx';
import styles from './open-questions.module.css';

/** Questions to which no answer is published, and where to ask them. */
export function OpenQuestions({ of: subjects }: { of: readonly TrustId[] }) {
  const { t } = useTranslation();
  const href = useHref();
  return (
    <>
      <ul className={styles.questions}>
        {subjects.map((subject) => (
          <li key={subject} id={subject}>
            {t(`trust.questions.${subject}`)}
          </li>
        ))}
      </ul>
      <ButtonLink href={href('contact')} tone="quiet">
        {t('trust.ask')}
      </ButtonLink>
    </>
  );
}
