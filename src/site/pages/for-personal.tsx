import { useTranslation } from 'react-i18next';
import { Actions } from '../design/actions.tsx';
import { ButtonLink } from '../design/button.tsx';
import { PageHeader } from '../design/page-header.tsx';
import price from '../design/price-line.module.css';
import { backgrounds } from '../design/section.tsx';
import { Drawing } from '../garden/drawing.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { NightLog } from '../sections/night-log.tsx';
import { WikiScreenPicture } from '../sections/wiki-screen.tsx';
import { useHref } from '../text/link.tsx';
import { Text } from '../text/text.tsx';
import { BuyerQuestions } from './for-personal/buyer-questions.tsx';
import { Plans } from './for-personal/plans.tsx';
import styles from './for-personal/worldbuilding-example.module.css';
import { WorldbuildingExample } from './for-personal/worldbuilding-example.tsx';

export function Page() {
  const { t } = useTranslation();
  const href = useHref();
  return (
    <PageFrame title={t('for-personal.title')} summary={t('for-personal.summary')}>
      <PageHeader
        title={t('for-personal.heading')}
        picture={
          <div className={styles.plot}>
            <Drawing name="kite" isFirst />
          </div>
        }
      >
        <p>{t('for-personal.lede')}</p>
        <p className={price.price}>
          <Text k="for-personal.price" />
        </p>
        <Actions>
          <ButtonLink href={href('createWiki')}>{t('for-personal.actions.create')}</ButtonLink>
          <ButtonLink href="#plans" tone="quiet">
            {t('for-personal.actions.plans')}
          </ButtonLink>
        </Actions>
      </PageHeader>
      <section className={`${styles.face} ${backgrounds.sage}`}>
        <div>
          <h2>{t('for-personal.face.title')}</h2>
          <p>
            <Text k="for-personal.face.text" />
          </p>
        </div>
        <figure>
          <WikiScreenPicture of="loomlore" alt={t('for-personal.face.picture')} />
          <figcaption>{t('for-personal.face.invented')}</figcaption>
        </figure>
      </section>
      <WorldbuildingExample />
      <Plans />
      <NightLog />
      <BuyerQuestions />
      <CallToAction heading="personal" background="dusk" />
    </PageFrame>
  );
}
