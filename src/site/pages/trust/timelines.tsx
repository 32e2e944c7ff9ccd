import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import { isAnswered } from '../../../content/trust.ts';
import { useSite } from '../../context.tsx';
import unfolding from '../../design/accordion.module.css';
import { backgrounds, Section } from '../../design/section.tsx';
import { useFilled } from '../../text/use-filled.ts';
import { OutdatedNote } from './answer.tsx';
import { timelineQuestions } from './groups.ts';
import styles from './timeline.module.css';
import { Timeline } from './timeline.tsx';

type TimelineId = (typeof timelineQuestions)[number];

/** The timelines: leaving, which buyers fear most, in full width; the others folded below it. */
export function Timelines() {
  const { t } = useTranslation();
  const [large, ...others] = timelineQuestions;
  const isLargeShown = isAnswered(large);
  const folded = others.filter(isAnswered);
  if (!isLargeShown && folded.length === 0) return null;
  return (
    <div className={`${backgrounds.night} ${styles.night}`}>
      <Section
        {...(isLargeShown && { id: large })}
        title={
          <span className={styles.title}>
            {t(isLargeShown ? `trust.questions.${large}` : 'trust.groups.days')}
          </span>
        }
      >
        {isLargeShown && (
          <>
            <Timeline of={large} isLarge />
            <OutdatedNote of={large} />
          </>
        )}
        {folded.length > 0 && (
          <div className={`${unfolding.subjects} ${styles.subjects}`}>
            {folded.map((id) => (
              <Folded key={id} of={id} />
            ))}
          </div>
        )}
      </Section>
    </div>
  );
}

/** A row with a question and a short answer, which unfolds the steps. */
function Folded({ of: id }: { of: TimelineId }) {
  const { t } = useTranslation();
  const { locale } = useSite();
  const fill = useFilled();
  const short = content.trust[id]?.short;
  return (
    <details>
      <summary>
        <h3>{t(`trust.questions.${id}`)}</h3>
        {short && <span>{fill(short[locale])}</span>}
      </summary>
      {/* The id is inside the `<details>`, because browsers unfold it for a fragment inside it only. */}
      <div id={id}>
        <Timeline of={id} />
        <OutdatedNote of={id} />
      </div>
    </details>
  );
}
