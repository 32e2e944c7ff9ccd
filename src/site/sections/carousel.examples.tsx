import { useTranslation } from 'react-i18next';
import type { Examples } from '../examples.ts';
import { Carousel } from './carousel.tsx';

function Slides({
  id,
  count,
  ...more
}: {
  id: string;
  count: number;
  stopsOnInteraction?: boolean;
  hasGap?: boolean;
}) {
  const { t } = useTranslation();
  const slides = Array.from({ length: count }, (_, index) => (
    <p key={String(index)}>
      {index + 1}. {t('compare.lede')}
    </p>
  ));
  return (
    <Carousel id={id} label={`${t('landing.hero.label')} ${count}`} slides={slides} {...more} />
  );
}

export const examples = {
  'moves on by itself': () => <Slides id="on" count={3} />,
  'stops when touched, with gaps': () => <Slides id="gaps" count={4} stopsOnInteraction hasGap />,
} satisfies Examples;
