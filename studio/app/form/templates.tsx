import {
  ADDITIONAL_PROPERTY_FLAG,
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  type FieldTemplateProps,
  type MultiSchemaFieldTemplateProps,
  type ObjectFieldTemplateProps,
  type TemplatesType,
} from '@rjsf/utils';
import type { FormSchema } from '../../forms/form-schema.ts';
import { upperFirst } from '../../forms/words.ts';
import { BaseInput } from './base-input.tsx';
import styles from './form.module.css';

/** A field with its label, its help text and the check's findings. */
function Field({
  id,
  label,
  schema,
  children,
  rawErrors = [],
  hidden,
  displayLabel,
  onRemoveProperty,
}: FieldTemplateProps) {
  if (hidden) return <div hidden>{children}</div>;
  const { 'x-heading': heading, 'x-unit': unit, description } = schema as FormSchema;
  const isGroup = schema.type === 'object' || schema.type === 'array' || schema.anyOf;
  return (
    <div className={styles.item}>
      {heading && <h3 className={styles.heading}>{heading}</h3>}
      {displayLabel && !isGroup && schema.type !== 'boolean' && (
        <label htmlFor={id}>
          {label}
          {unit && unit !== 'money' && <span className={styles.unit}> in {unit}</span>}
        </label>
      )}
      {displayLabel && schema.anyOf && label && <p className={styles.label}>{label}</p>}
      {children}
      {ADDITIONAL_PROPERTY_FLAG in schema && (
        <p>
          <button
            type="button"
            className={styles.small}
            aria-label={`Take out ${label}`}
            onClick={onRemoveProperty}
          >
            Take out
          </button>
        </p>
      )}
      {!isGroup && description && (
        <p id={`${id}__description`} className={styles.help}>
          {description}
        </p>
      )}
      {[...new Set(rawErrors)].map((error) => (
        <p key={error} className={styles.problem}>
          {upperFirst(error)}
        </p>
      ))}
    </div>
  );
}

function Group({ title, schema, properties, fieldPathId }: ObjectFieldTemplateProps) {
  const isTop = fieldPathId.path.length === 0;
  const shown = properties.filter(({ hidden }) => !hidden);
  const isShort = shown.length <= 4 && shown.every(({ content }) => isSingle(content));
  const inside = (
    <div className={isShort && !isTop ? styles.row : styles.group}>
      {properties.map(({ name, content }) => (
        <div key={name}>{content}</div>
      ))}
    </div>
  );
  if (isTop || !title) return inside;
  return (
    <fieldset className={styles.fieldset}>
      <legend>{title}</legend>
      {schema.description && <p className={styles.help}>{schema.description}</p>}
      {inside}
    </fieldset>
  );
}

/** Whether a property is a single value; a few of these fit into a row. */
function isSingle(content: { props: unknown }): boolean {
  const { schema } = content.props as { schema?: FormSchema };
  return !schema?.properties && !schema?.items && !schema?.anyOf;
}

function List({ title, items, canAdd, onAddClick, schema }: ArrayFieldTemplateProps) {
  return (
    <fieldset className={styles.fieldset}>
      {title && <legend>{title}</legend>}
      {schema.description && <p className={styles.help}>{schema.description}</p>}
      {items}
      {canAdd && (
        <button type="button" className={styles.small} onClick={onAddClick}>
          Add
        </button>
      )}
    </fieldset>
  );
}

function ListItem({ children, buttonsProps, index, totalItems }: ArrayFieldItemTemplateProps) {
  const { onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps;
  const which = `entry ${index + 1}`;
  return (
    <div className={styles.listItem}>
      <div>{children}</div>
      <div className={styles.tools}>
        <button
          type="button"
          className={styles.small}
          disabled={index === 0}
          aria-label={`Move ${which} up`}
          onClick={onMoveUpItem}
        >
          ↑
        </button>
        <button
          type="button"
          className={styles.small}
          disabled={index === totalItems - 1}
          aria-label={`Move ${which} down`}
          onClick={onMoveDownItem}
        >
          ↓
        </button>
        <button
          type="button"
          className={styles.small}
          aria-label={`Take out ${which}`}
          onClick={onRemoveItem}
        >
          ✕
        </button>
      </div>
    </div>
  );
}

/** A value of a union: the choice of the alternative, then the value. */
function Kinds({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) {
  return (
    <div className={styles.kinds}>
      {selector}
      {optionSchemaField}
    </div>
  );
}

const Empty = () => null;

export const templates: Partial<TemplatesType> = {
  FieldTemplate: Field,
  ObjectFieldTemplate: Group,
  ArrayFieldTemplate: List,
  ArrayFieldItemTemplate: ListItem,
  MultiSchemaFieldTemplate: Kinds,
  BaseInputTemplate: BaseInput,
  // The field template renders labels, help and errors.
  DescriptionFieldTemplate: Empty,
  FieldErrorTemplate: Empty,
  ErrorListTemplate: Empty,
};
