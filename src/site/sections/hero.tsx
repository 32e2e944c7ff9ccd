import '../layout/transparent-bar.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../design/button.tsx';
import { GardenView, type View } from '../garden/garden-view.tsx';
import { ExternalButton, useHref } from '../text/link.tsx';
import { Text } from '../text/text.tsx';
import { Carousel } from './carousel.tsx';
import styles from './hero.module.css';
import { TypingText } from './typing-text.tsx';

const phraseNumbers = ['1', '2', '3', '4', '5'] as const;

/** Five views of one garden, each with something to say and somewhere to go. */
export function Hero() {
  const { t } = useTranslation();
  const href = useHref();
  const create = (
    <ButtonLink href={href('createWiki')}>{t('landing.hero.whole.create')}</ButtonLink>
  );
  return (
    <div className={styles.hero}>
      <Carousel
        id="hero"
        label={t('landing.hero.label')}
        slides={[
          <Slide
            key="whole"
            view="whole"
            alt={t('landing.hero.picture')}
            title={<h1>{t('landing.hero.whole.title')}</h1>}
            actions={
              <>
                {create}
                <ButtonLink href={href('plans')} tone="quiet">
                  {t('landing.hero.whole.plans')}
                </ButtonLink>
              </>
            }
            fine={<Text k="landing.hero.whole.fine" />}
          />,
          <Slide
            key="writing"
            view="writing"
            title={
              <h2>
                {t('landing.hero.writing.title')}
                <TypingText
                  phrases={phraseNumbers.map((n) => t(`landing.hero.writing.phrases.${n}`))}
                  pace={{ typeMs: 40, deleteMs: 20, pauseMs: 1500 }}
                />
              </h2>
            }
            actions={
              <>
                {create}
                <ButtonLink href={href('useCases')} tone="quiet">
                  {t('landing.hero.writing.useCases')}
                </ButtonLink>
              </>
            }
          />,
          <Slide
            key="sizes"
            view="sizes"
            title={<h2>{t('landing.hero.sizes.title')}</h2>}
            actions={<ButtonLink href={href('plans')}>{t('landing.hero.sizes.plans')}</ButtonLink>}
          />,
          <Slide
            key="editor"
            view="editor"
            title={<h2>{t('landing.hero.editor.title')}</h2>}
            actions={
              <>
                {create}
                <ExternalButton to="visualEditorDemo" tone="quiet">
                  {t('landing.hero.editor.demo')}
                </ExternalButton>
              </>
            }
          />,
          <Slide
            key="gate"
            view="gate"
            title={<h2>{t('landing.hero.gate.title')}</h2>}
            actions={create}
          />,
        ]}
      />
    </div>
  );
}

/** Words left, garden right; on a phone the words come first. */
function Slide({
  view,
  title,
  actions,
  fine,
  alt = '',
}: {
  view: View;
  title: ReactNode;
  actions: ReactNode;
  fine?: ReactNode;
  /** What the picture shows, where the words do not tell it. */
  alt?: string;
}) {
  return (
    <div className={styles.slide}>
      <div>
        <div className={styles.title}>{title}</div>
        <p className={styles.lede}>
          <Text k={`landing.hero.${view}.text`} />
        </p>
        <div className={styles.actions}>{actions}</div>
        {fine && <p className={styles.fine}>{fine}</p>}
      </div>
      <GardenView view={view} alt={alt} />
    </div>
  );
}
