import type { TFunction } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IslandDefinition } from './island.tsx';
import { useSoFar } from './use-so-far.ts';
import { Editing } from './working-page/editing.tsx';
import { Reading, type View } from './working-page/reading.tsx';
import { type Version, Versions } from './working-page/versions.tsx';
import styles from './working-page/working-page.module.css';

export interface WorkingPageProps {
  /** Which of the versions shows at first, counted from 0, and how. */
  chosen: number;
  view: View;
}

const story = ['first', 'better', 'more', 'spam', 'restored'] as const;

/** A page with its history, to be read, edited, spoilt and put right; nothing is sent anywhere. */
function WorkingPage({ chosen: chosenFirst, view: viewFirst }: WorkingPageProps) {
  const { t } = useTranslation();
  const [versions, setVersions] = useState<readonly Version[]>(() => {
    const texts = textsOf(t);
    return story.map((id) => ({
      by: t(`working-page.story.${id}.by`),
      summary: t(`working-page.story.${id}.does`),
      text: texts[id],
    }));
  });
  const [chosen, setChosen] = useState(chosenFirst);
  const [view, setView] = useState<View>(viewFirst);
  const [isEditing, setIsEditing] = useState(false);
  const [news, setNews] = useState('');
  const list = useRef<HTMLFieldSetElement>(null);
  useSoFar(list, (element) => {
    setChosen([...element.querySelectorAll('input')].findIndex(({ checked }) => checked));
  });
  const editButton = useRef<HTMLButtonElement>(null);
  const hasEdited = useRef(false);
  useEffect(() => {
    if (!isEditing && hasEdited.current) editButton.current?.focus();
    hasEdited.current = isEditing;
  }, [isEditing]);

  // Who saves sees the version that comes of it, where the list is longer than its room.
  const saves = versions.length - story.length;
  useEffect(() => {
    if (saves > 0) list.current?.scrollTo(0, list.current.scrollHeight);
  }, [saves]);

  const [version, latest] = [versions[chosen], versions.at(-1)];
  const add = (added: Version, told: string) => {
    setVersions([...versions, added]);
    setChosen(versions.length);
    setView('difference');
    setIsEditing(false);
    setNews(told);
  };
  const save = (text: string, summary: string) => {
    if (text === version?.text) {
      setIsEditing(false);
      setNews(t('working-page.unchanged'));
      return;
    }
    add(
      { by: t('working-page.you'), summary: summary || t('working-page.noSummary'), text },
      t('working-page.saved', { number: versions.length + 1 }),
    );
  };
  const bringBack = ({ by, text }: Version) =>
    add(
      { by: t('working-page.you'), summary: t('working-page.restored', { by }), text },
      t('working-page.undone'),
    );
  const isLatest = version === latest;
  const restored = isLatest ? versions[chosen - 1] : version;

  return (
    <section
      className={styles.frame}
      aria-label={t('working-page.label')}
      data-wiki={t('working-page.wiki')}
    >
      <Versions
        ref={list}
        versions={versions}
        chosen={chosen}
        onChoose={(index) => {
          setChosen(index);
          setIsEditing(false);
        }}
      />
      <div className={styles.page}>
        <p className={styles.title}>{t('working-page.title')}</p>
        {isEditing && version ? (
          <Editing text={version.text} onSave={save} onCancel={() => setIsEditing(false)} />
        ) : (
          <Reading
            editButton={editButton}
            versions={versions}
            chosen={chosen}
            view={view}
            onView={setView}
            onEdit={() => setIsEditing(true)}
            isLatest={isLatest}
            onRestore={restored && (() => bringBack(restored))}
            onVandal={() =>
              add(
                {
                  by: t('working-page.story.spam.by'),
                  summary: t('working-page.story.spam.does'),
                  text: t('working-page.story.spam.text'),
                },
                t('working-page.vandalised'),
              )
            }
          />
        )}
        <p role="status" className={styles.news}>
          {isEditing ? t('working-page.editing') : news || t('working-page.hint')}
        </p>
      </div>
    </section>
  );
}

/** The wikitext of every version of the story; the last one is the good one again. */
function textsOf(t: TFunction): Record<(typeof story)[number], string> {
  const more = [
    t('working-page.story.more.text'),
    `== ${t('working-page.story.more.heading')} ==`,
    t('working-page.story.more.rest'),
  ].join('\n');
  return {
    first: t('working-page.story.first.text'),
    better: t('working-page.story.better.text'),
    more,
    spam: t('working-page.story.spam.text'),
    restored: more,
  };
}

export default {
  name: 'working-page',
  namespaces: ['working-page'],
  Component: WorkingPage,
} satisfies IslandDefinition<WorkingPageProps>;
