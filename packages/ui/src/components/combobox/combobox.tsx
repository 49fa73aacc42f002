'use client'
import { type ComponentProps, use, useRef, useState } from 'react'
import { cn } from '../../lib/cn.js'
import { composeHandlers } from '../../lib/compose-handlers.js'
import { FormValue } from '../../lib/form-value.js'
import { useMergedRefs } from '../../lib/merge-refs.js'
import { useMessages } from '../../lib/messages.js'
import { requireLabel } from '../../lib/require-label.js'
import { requireUnique } from '../../lib/require-unique.js'
import * as texts from '../../lib/texts.js'
import { useControllable } from '../../lib/use-controllable.js'
import { Field, type FieldBaseProps } from '../field/field.js'
import { controlBase } from '../field/field.variants.js'
import { FieldContext, useFieldControl } from '../field/field-context.js'
import { type SelectSize, selectSizes } from '../select/select.variants.js'
import { ControlButtons } from './control-buttons.js'
import { optionList } from './option-list-on-demand.js'
import type { ComboboxOption } from './option-rows.js'
import { type OptionListSource, useOptionList } from './use-option-list.js'

const defaultMessages = { select: texts.select }

interface ComboboxControlProps
  extends OptionListSource,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'size' | 'required'> {
  /** The value chosen; `null` is none, `undefined` leaves the choice to the component. */
  value?: string | null | undefined
  defaultValue?: string | null | undefined
  /** Receives the value, and the option it belongs to. */
  onValueChange?: ((value: string | null, option: ComboboxOption | null) => void) | undefined
  /** Shows a cross that lets go of the choice; a required field has none. */
  clearable?: boolean | undefined
  size?: SelectSize | undefined
}

export interface ComboboxProps extends ComboboxControlProps, Partial<FieldBaseProps> {}

const noOptions: readonly ComboboxOption[] = []

/**
 * One of many, found by typing: among the options given, or by asking a server (`onSearch`). The list is fetched on the
 * first hover or focus and shows only the rows in sight. For a few options use `Select`; for several values,
 * `MultiSelect`. Inside a `Field` leave `label` out.
 */
export function Combobox({
  label,
  labelHidden,
  help,
  error,
  required,
  optional,
  id,
  className,
  ...control
}: ComboboxProps) {
  if (label === undefined) return <ComboboxControl {...control} id={id} className={className} />
  return (
    <Field {...{ label, labelHidden, help, error, required, optional, className }} controlId={id}>
      <ComboboxControl clearable={required !== true} {...control} />
    </Field>
  )
}

function ComboboxControl({
  options = noOptions,
  onSearch,
  minLength,
  emptyText,
  inputValue,
  defaultInputValue,
  onInputValueChange,
  onCreate,
  value: ownedValue,
  defaultValue = null,
  onValueChange,
  clearable = true,
  size = 'md',
  name,
  disabled = false,
  readOnly = false,
  placeholder,
  className,
  ref,
  onPointerEnter,
  onChange,
  onClick,
  onFocus,
  onKeyDown,
  ...rest
}: ComboboxControlProps) {
  requireUnique(options, 'Combobox')
  const messages = useMessages(defaultMessages)
  const field = use(FieldContext)
  const control = useFieldControl(rest)
  requireLabel(
    field ?? rest['aria-label'] ?? rest['aria-labelledby'],
    'Combobox',
    'Pass label="…", put it inside a Field, or pass aria-label.',
  )
  const [value, setValue] = useControllable<string | null>({ value: ownedValue, defaultValue })
  // What a search has found is not found again for another text, but its name is still to be shown.
  const [remembered, setRemembered] = useState<ComboboxOption>()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const attach = useMergedRefs(ref, input)
  const called = (wanted: string | null) =>
    options.find((option) => option.value === wanted) ?? (remembered?.value === wanted ? remembered : undefined)
  const fixed = disabled || readOnly

  const change = (option: ComboboxOption | null) => {
    if (option) setRemembered(option)
    if ((option?.value ?? null) === value) return
    setValue(option?.value ?? null)
    onValueChange?.(option?.value ?? null, option)
  }
  const list = useOptionList({
    component: 'Combobox',
    options,
    onSearch,
    minLength,
    emptyText,
    inputValue,
    defaultInputValue,
    onInputValueChange,
    onCreate,
    chosen: value === null ? noValues : [value],
    restText: called(value)?.label ?? '',
    fixed,
    onChoose: change,
  })

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the focus leave; what is pressed is inside.
    <div
      ref={setAnchor}
      data-slot="combobox"
      data-state={list.open ? 'open' : 'closed'}
      onBlur={list.onBlur}
      className={cn('relative min-w-0', className)}
    >
      <input
        {...rest}
        {...control}
        {...list.inputProps}
        ref={attach}
        type="text"
        disabled={disabled}
        readOnly={readOnly}
        placeholder={placeholder ?? messages.select}
        data-slot="combobox-control"
        onPointerEnter={composeHandlers(onPointerEnter, optionList.load)}
        onFocus={composeHandlers(onFocus, optionList.load)}
        onClick={composeHandlers(onClick, list.inputProps.onClick)}
        onChange={(event) => {
          list.inputProps.onChange(event)
          if (event.target.value === '' && !fixed) change(null)
          onChange?.(event)
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          list.answerKey(event)
        }}
        className={cn(
          controlBase,
          selectSizes[size],
          'text-ellipsis',
          clearable && value !== null && !fixed ? 'pe-20 md:pe-16' : 'pe-11 md:pe-9',
        )}
      />
      <ControlButtons
        open={list.open}
        busy={list.busy}
        disabled={fixed}
        controls={list.inputProps['aria-controls']}
        onToggle={() => {
          list.toggle()
          input.current?.focus()
        }}
        onClear={
          clearable && value !== null && !fixed
            ? () => {
                change(null)
                list.close()
                input.current?.focus()
              }
            : undefined
        }
      />
      <FormValue
        name={name}
        value={value ?? ''}
        disabled={disabled}
        controlId={control.id}
        onReset={() => {
          list.close()
          setValue(defaultValue)
        }}
      />
      <span role="status" className="sr-only">
        {list.status}
      </span>
      {list.failure}
      {list.layer && (
        <list.layer.Layer
          {...list.layer.props}
          anchor={anchor}
          label={rest['aria-label']}
          labelledBy={field?.labelId ?? rest['aria-labelledby']}
        />
      )}
    </div>
  )
}

const noValues: readonly string[] = []
