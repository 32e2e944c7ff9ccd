import { useTranslation } from 'react-i18next';
import type { TrustId } from '../../../content/schema/trust.ts';
import { Section } from '../../design/section.tsx';
import { Bird, WateringCan } from '../../garden/details.tsx';
import { along } from '../../garden/page-bed.tsx';
import { Picture } from '../../garden/picture.tsx';
import { RouteLink } from '../../text/link.tsx';
import styles from './open-questions.module.css';
import beside from './split.module.css';

/**
 * Questions to which no answer is published, as the labels of a bed in which nothing is sown, and where to
 * ask them.
 */
export function OpenQuestions({ of: subjects }: { of: readonly TrustId[] }) {
  const { t } = useTranslation();
  return (
    <Section id="open" ground="sand">
      <div className={beside.split}>
        <h2>{t('trust.groups.open')}</h2>
        <p className={styles.note}>
          {t('trust.unsown')} <RouteLink to="contact">{t('trust.open')}</RouteLink>
        </p>
      </div>
      <div className={styles.bed}>
        <ul>
          {subjects.map((subject) => (
            <li key={subject} id={subject}>
              <span>{t(`trust.questions.${subject}`)}</span>
            </li>
          ))}
        </ul>
        <Picture viewBox="0 -20 70 20" alt="">
          <Bird at={along(10)} />
          <WateringCan at={along(52)} />
        </Picture>
      </div>
    </Section>
  );
}
