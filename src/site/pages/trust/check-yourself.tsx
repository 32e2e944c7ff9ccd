import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { site } from '../../../content/site.ts';
import { formatDay } from '../../../i18n/format.ts';
import { securityTxtPath } from '../../addresses.ts';
import { useSite } from '../../context.tsx';
import { Section } from '../../design/section.tsx';
import { RouteLink } from '../../text/link.tsx';
import styles from './check-yourself.module.css';

const pages = ['terms', 'changes', 'imprint', 'accessibility'] as const;

/** What a buyer can look up without asking us. */
export function CheckYourself() {
  const { t } = useTranslation();
  const { locale } = useSite();
  return (
    <Section title={t('trust.check.title')} note={t('trust.check.note')} ground="sand">
      <ul className={styles.list}>
        {pages.map((to) => (
          <Item key={to} text={t(`trust.check.${to}.text`)}>
            <RouteLink to={to}>{t(`trust.check.${to}.name`)}</RouteLink>
          </Item>
        ))}
        <Item
          text={t('trust.check.securityTxt.text', {
            day: formatDay(locale, site.securityReports.until),
          })}
        >
          <a href={securityTxtPath}>{t('trust.check.securityTxt.name')}</a>
        </Item>
        <Item text={t('trust.check.wiki.text')}>
          <RouteLink to="demo">{t('trust.check.wiki.name')}</RouteLink>
        </Item>
      </ul>
    </Section>
  );
}

function Item({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li>
      <h3>{children}</h3>
      <p>{text}</p>
    </li>
  );
}
