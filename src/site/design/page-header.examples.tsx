import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Examples } from '../examples.ts';
import { Drawing } from '../garden/drawing.tsx';
import { PageHeader } from './page-header.tsx';

function Head(look: { picture?: ReactNode; isPictureSpare?: boolean }) {
  const { t } = useTranslation();
  return (
    <PageHeader title={t('compare.heading')} {...look}>
      <p>{t('compare.lede')}</p>
    </PageHeader>
  );
}

export const examples = {
  'words alone': () => <Head />,
  'with a picture': () => <Head picture={<Drawing name="bench" />} />,
  'with a picture that narrow screens leave out': () => (
    <Head picture={<Drawing name="bench" />} isPictureSpare />
  ),
} satisfies Examples;
