import { useTranslation } from 'react-i18next';
import type { WikiAction, WikiRole } from '../../../domain/privacy-level-permissions.ts';
import { RouteLink } from '../../text/link.tsx';
import { ForRoles } from './for-roles.tsx';
import type { Remark, SamplePage } from './sample-pages.ts';
import styles from './wiki-tour.module.css';
import { Wikitext } from './wikitext.tsx';

/** The views of a page; the first view of the first page is the start. */
export const sampleViews = ['page', 'discussion', 'history'] as const;

type View = (typeof sampleViews)[number];

interface ViewProps {
  page: SamplePage;
  may: (action: WikiAction) => (role: WikiRole) => boolean;
}

const isAdministrator = (role: WikiRole) => role === 'administrator';
const hasAccount = (role: WikiRole) => role !== 'stranger';

/** One page of the wiki in one view, with tabs to the other views. */
export function SampleView({ page, view, may }: ViewProps & { view: View }) {
  const { t } = useTranslation();
  const { title } = page;
  const headings: Record<View, string> = {
    page: title,
    discussion: t('wiki-tour.discussionOf', { title }),
    history: t('wiki-tour.historyOf', { title }),
  };
  return (
    <article id={addressOf(page, view)} className={styles.view}>
      <Tabs page={page} view={view} may={may} />
      <h2>{headings[view]}</h2>
      {view === 'page' &&
        page.paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Wikitext source={paragraph} />
          </p>
        ))}
      {view === 'discussion' && <Discussion page={page} may={may} />}
      {view === 'history' && <History page={page} may={may} />}
    </article>
  );
}

function Tabs({ page, view, may }: ViewProps & { view: View }) {
  const { t } = useTranslation();
  const tab = (to: View, label: string) => (
    <a href={`#${addressOf(page, to)}`} aria-current={to === view || undefined}>
      {label}
    </a>
  );
  return (
    <div className={styles.tabs}>
      {tab('page', t('wiki-tour.tabs.page'))}
      {tab('discussion', t('wiki-tour.tabs.discussion'))}
      <ForRoles may={may('edit')}>
        <RouteLink to="features" fragment="visualEditor">
          {t('privacy.wiki.edit')}
        </RouteLink>
      </ForRoles>
      <ForRoles may={(role) => !may('edit')(role)}>{t('privacy.wiki.viewSource')}</ForRoles>
      {tab('history', t('wiki-tour.tabs.history'))}
      <ForRoles may={hasAccount}>{t('privacy.wiki.watch')}</ForRoles>
      <ForRoles may={isAdministrator}>{t('privacy.wiki.protect')}</ForRoles>
      <ForRoles may={isAdministrator}>{t('wiki-tour.tabs.delete')}</ForRoles>
    </div>
  );
}

function Discussion({ page: { discussion }, may }: ViewProps) {
  const { t } = useTranslation();
  return (
    <>
      {discussion.length === 0 && <p>{t('wiki-tour.silent')}</p>}
      {discussion.map(({ by, text }) => (
        <blockquote key={text}>
          <p>{text}</p>
          <footer>{by}</footer>
        </blockquote>
      ))}
      <ForRoles may={may('edit')}>{t('wiki-tour.addTopic')}</ForRoles>
    </>
  );
}

function History({ page: { history }, may }: ViewProps) {
  const { t } = useTranslation();
  const whenOf = (index: number) => {
    if (index === 0) return 'latest';
    return index === history.length - 1 ? 'first' : 'earlier';
  };
  return (
    <ol className={styles.versions}>
      {history.map(({ by, text }: Remark, index) => (
        <li key={text}>
          <small>{t(`wiki-tour.when.${whenOf(index)}`)}</small> <b>{by}</b> <i>{text}</i>{' '}
          {index === 0 && <ForRoles may={may('edit')}>{t('wiki-tour.undo')}</ForRoles>}{' '}
          {index === 0 && <ForRoles may={isAdministrator}>{t('wiki-tour.rollback')}</ForRoles>}{' '}
          <ForRoles may={isAdministrator}>{t('wiki-tour.block')}</ForRoles>
        </li>
      ))}
    </ol>
  );
}

function addressOf({ id }: SamplePage, view: View): string {
  return view === 'page' ? id : `${id}-${view}`;
}
