'use client'
import { type ComponentProps, type KeyboardEvent, use, useId, useImperativeHandle, useState } from 'react'
import { ChevronsUpDown } from '../../icons/icons.gen.ts'
import { cn } from '../../lib/cn.ts'
import { composeHandlers } from '../../lib/compose-handlers.ts'
import { FormValue } from '../../lib/form-value.tsx'
import { useMessages } from '../../lib/messages.ts'
import { declareOverlay } from '../../lib/on-demand.ts'
import { flattenOptions, type OptionEntry } from '../../lib/option-groups.ts'
import { requireLabel } from '../../lib/require-label.ts'
import { requireUnique } from '../../lib/require-unique.ts'
import * as texts from '../../lib/texts.ts'
import { findByTyping } from '../../lib/typeahead.ts'
import { createTypingBuffer } from '../../lib/typing-buffer.ts'
import { useAnchor } from '../../lib/use-anchor.ts'
import { useControllable } from '../../lib/use-controllable.ts'
import { useOverlay } from '../../lib/use-overlay.tsx'
import { useWaitingKeys } from '../../lib/use-waiting-keys.ts'
import { Field, type FieldBaseProps } from '../field/field.tsx'
import { controlBase } from '../field/field.variants.ts'
import { FieldContext, useFieldControl } from '../field/field-context.ts'
import { splitFieldProps } from '../field/split-field-props.ts'
import { readOnlyButton, type SelectSize, selectSizes } from './select.variants.ts'

const defaultMessages = { noOptions: texts.noOptions, select: texts.select }

export interface SelectOption {
  /** The empty string is a valid value: "Todas as Empresas" is `''`. */
  value: string
  /** The visible label. */
  label: string
  /** Whether it cannot be selected. */
  disabled?: boolean | undefined
}

interface SelectControlProps
  extends Omit<ComponentProps<'button'>, 'value' | 'defaultValue' | 'onChange' | 'children' | 'type'> {
  /** The options, or groups of them under a heading, in their order. Each value must be unique. */
  options: readonly OptionEntry<SelectOption>[]
  /** The selected value; `null` is none, `undefined` makes it uncontrolled. */
  value?: string | null | undefined
  /**
   * The initial value, when `value` is not passed.
   * @default null
   */
  defaultValue?: string | null | undefined
  /** Called with the new value. */
  onValueChange?: ((value: string) => void) | undefined
  /** Shown while no option has the value. */
  placeholder?: string | undefined
  /** Shown in the list when there are no options. */
  emptyText?: string | undefined
  /**
   * The height and the size of the text.
   * @default 'md'
   */
  size?: SelectSize | undefined
  /**
   * Whether the value is shown and submitted, but cannot be changed. The list does not open.
   * @default false
   */
  readOnly?: boolean | undefined
}

export interface SelectProps extends Omit<SelectControlProps, 'color'>, Partial<FieldBaseProps> {}

const layer = declareOverlay(() => import('./select-layer.tsx'), 'SelectLayer')

/**
 * Selects one of a fixed set of options. The list is loaded on the first hover or focus and mounts only the visible
 * rows, so that a thousand options open as fast as ten. Inside a `Field` leave `label` out.
 */
export function Select(props: SelectProps) {
  const [field, control] = splitFieldProps(props)
  if (props.label === undefined) return <SelectControl {...control} id={props.id} className={props.className} />
  return (
    <Field {...field}>
      <SelectControl {...control} />
    </Field>
  )
}

const openKeys = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp'])

function SelectControl({
  options: entries,
  value: valueProp,
  defaultValue = null,
  onValueChange,
  placeholder,
  emptyText,
  size = 'md',
  name,
  disabled,
  readOnly = false,
  className,
  onPointerEnter,
  onFocus,
  onClick,
  onKeyDown,
  ref,
  ...rest
}: SelectControlProps) {
  const options = flattenOptions(entries)
  requireUnique(options, 'Select')
  const messages = useMessages(defaultMessages)
  const field = use(FieldContext)
  const control = useFieldControl(rest)
  requireLabel(
    field ?? rest['aria-label'] ?? rest['aria-labelledby'],
    'Select',
    'Pass label="…", put it inside a Field, or pass aria-label.',
  )
  const [value, setValue, resetValue] = useControllable<string | null>({
    value: valueProp,
    defaultValue,
    onChange: onValueChange as (value: string | null) => void,
  })
  const [open, setOpen] = useState(false)
  const [typing] = useState(createTypingBuffer)
  const { anchor, anchorRef } = useAnchor<HTMLButtonElement>(open)
  const listId = useId()
  const { module: loaded, isShown, failure } = useOverlay(layer, open, () => setOpen(false))
  useWaitingKeys(anchor, open && !failure)
  useImperativeHandle(ref, () => anchorRef.current as HTMLButtonElement, [anchorRef])
  const selectedIndex = options.findIndex((option) => option.value === value)
  const selected = options[selectedIndex]

  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (readOnly) return
    const plain = !event.ctrlKey && !event.altKey && !event.metaKey
    const { key, timeStamp } = event
    if (plain && key.length === 1 && (key !== ' ' || typing.isTyping(timeStamp))) {
      event.preventDefault()
      // At once, without the code of the list: what the user does next needs the value.
      const match = options[findByTyping(options, typing.add(key, timeStamp), selectedIndex)]
      if (match && match.value !== value) setValue(match.value)
    } else if (openKeys.has(key)) {
      event.preventDefault()
      // An open list has the keys (useWaitingKeys), except one whose code could not be loaded.
      if (!event.repeat) setOpen(!open || key.startsWith('Arrow'))
    }
  }

  return (
    <>
      <button
        {...rest}
        {...control}
        ref={anchorRef}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-readonly={readOnly || undefined}
        aria-busy={(open && !loaded) || undefined}
        aria-controls={isShown && loaded ? listId : undefined}
        disabled={disabled}
        data-slot="select"
        data-placeholder={selected ? undefined : true}
        onPointerEnter={composeHandlers(onPointerEnter, layer.load)}
        onFocus={composeHandlers(onFocus, layer.load)}
        onClick={composeHandlers(onClick, () => setOpen(!open && !readOnly))}
        onKeyDown={composeHandlers(onKeyDown, handleKeyDown)}
        className={cn(controlBase, selectSizes[size], 'flex items-center gap-2 text-start', readOnlyButton, className)}
      >
        <span className={cn('min-w-0 flex-1 truncate', !selected && 'text-subtle')}>
          {selected?.label ?? placeholder ?? messages.select}
        </span>
        <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-subtle" />
      </button>
      <FormValue
        name={name}
        form={rest.form}
        // As in a native select: a value that no option has is not shown, and is not submitted.
        value={selected?.value ?? ''}
        disabled={disabled}
        controlId={control.id}
        onReset={resetValue}
      />
      {failure}
      {isShown && loaded && (
        <loaded.SelectLayer
          id={listId}
          labelledBy={field?.labelId ?? rest['aria-labelledby']}
          label={rest['aria-label']}
          anchor={anchor}
          typing={typing}
          entries={entries}
          value={value}
          emptyText={emptyText ?? messages.noOptions}
          onValueChange={setValue}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
