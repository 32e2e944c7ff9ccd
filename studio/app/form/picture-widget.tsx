import type { WidgetProps } from '@rjsf/utils';
import { useEffect, useState } from 'react';
import type { FormSchema } from '../../forms/form-schema.ts';
import { labelOf } from '../../forms/words.ts';
import { server } from '../api.ts';
import styles from './form.module.css';

/** Selects a drawing of the site or a picture of content/pictures/, or uploads one. */
export function PictureWidget({ id, value, label, schema, required, onChange }: WidgetProps) {
  const { 'x-drawings': drawings = [] } = schema as FormSchema;
  const [files, setFiles] = useState<string[]>([]);
  const [trouble, setTrouble] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value may be a new picture
  useEffect(() => {
    server.pictures().then(setFiles, () => {});
  }, [value]);
  const add = async (picture: File | undefined) => {
    if (!picture) return;
    try {
      onChange((await server.addPicture(picture)).file);
      setTrouble('');
    } catch (error) {
      setTrouble((error as Error).message);
    }
  };
  const isFile = typeof value === 'string' && value.includes('.');
  return (
    <>
      <select
        id={id}
        className={styles.input}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
      >
        {(!required || !value) && <option value="">{required ? 'Choose …' : 'None'}</option>}
        {drawings.map((drawing) => (
          <option key={drawing} value={drawing}>
            Drawing: {labelOf(drawing)}
          </option>
        ))}
        {[...new Set([...files, ...(isFile ? [value] : [])])].map((file) => (
          <option key={file}>{file}</option>
        ))}
      </select>
      {isFile && <img className={styles.picture} src={`/pictures/${value}`} alt="" />}
      <label className={styles.upload}>
        From this computer
        <input
          type="file"
          accept=".svg,.png,.webp,.jpg,.jpeg"
          aria-label={`${label}, from this computer`}
          onChange={(event) => add(event.target.files?.[0])}
        />
      </label>
      {trouble && (
        <p role="alert" className={styles.problem}>
          {trouble}
        </p>
      )}
    </>
  );
}
