'use client'
import { type ComponentProps, use, useImperativeHandle, useRef, useState } from 'react'
import { cn } from '../../lib/cn.ts'
import { composeHandlers } from '../../lib/compose-handlers.ts'
import { FormValue } from '../../lib/form-value.tsx'
import { useMessages } from '../../lib/messages.ts'
import { flattenOptions } from '../../lib/option-groups.ts'
import { requireLabel } from '../../lib/require-label.ts'
import { requireUnique } from '../../lib/require-unique.ts'
import * as texts from '../../lib/texts.ts'
import { useControllable } from '../../lib/use-controllable.ts'
import { useEarlyInput } from '../../lib/use-early-input.ts'
import { Field, type FieldBaseProps } from '../field/field.tsx'
import { controlBase } from '../field/field.variants.ts'
import { FieldContext, useFieldControl } from '../field/field-context.ts'
import { splitFieldProps } from '../field/split-field-props.ts'
import { type SelectSize, selectSizes } from '../select/select.variants.ts'
import { ControlButtons } from './control-buttons.tsx'
import { optionList } from './option-list-on-demand.ts'
import type { OptionListSource } from './option-list-source.ts'
import type { ComboboxOption } from './option-rows.ts'
import { useOptionList } from './use-option-list.ts'

const defaultMessages = { select: texts.select }

interface ComboboxControlProps
  extends OptionListSource,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'size' | 'required'> {
  /** The selected value; `null` means no selection, `undefined` makes it uncontrolled. */
  value?: string | null | undefined
  /**
   * The initial value, when `value` is not passed.
   * @default null
   */
  defaultValue?: string | null | undefined
  /** Called with the value and its option. */
  onValueChange?: ((value: string | null, option: ComboboxOption | null) => void) | undefined
  /**
   * Shows a button that clears the selection. A required field has none.
   * @default true
   */
  clearable?: boolean | undefined
  /**
   * The height and the size of the text.
   * @default 'md'
   */
  size?: SelectSize | undefined
}

export interface ComboboxProps extends ComboboxControlProps, Partial<FieldBaseProps> {}

const noOptions: readonly ComboboxOption[] = []

/**
 * Selects one of many options by typing: from the given options, or from a server (`onSearch`). The list is loaded on
 * the first hover or focus and mounts only the visible rows. For a few options use `Select`; for several values,
 * `MultiSelect`. Inside a `Field` leave `label` out.
 */
export function Combobox(props: ComboboxProps) {
  const [field, control] = splitFieldProps(props)
  if (props.label === undefined) return <ComboboxControl {...control} id={props.id} className={props.className} />
  return (
    <Field {...field}>
      <ComboboxControl {...control} />
    </Field>
  )
}

function ComboboxControl({
  options: entries = noOptions,
  onSearch,
  minLength,
  emptyText,
  inputValue,
  defaultInputValue,
  onInputValueChange,
  onCreate,
  value: valueProp,
  defaultValue = null,
  onValueChange,
  clearable: clearableProp,
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
  const options = flattenOptions(entries)
  requireUnique(options, 'Combobox')
  const messages = useMessages(defaultMessages)
  const field = use(FieldContext)
  const control = useFieldControl(rest)
  const clearable = clearableProp ?? field?.required !== true
  requireLabel(
    field ?? rest['aria-label'] ?? rest['aria-labelledby'],
    'Combobox',
    'Pass label="…", put it inside a Field, or pass aria-label.',
  )
  const [value, setValue, resetValue] = useControllable<string | null>({ value: valueProp, defaultValue })
  // The selected search result is stored, because later results may not include it and its label must still be shown.
  const [savedOption, setSavedOption] = useState<ComboboxOption>()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const early = useEarlyInput(input, true)
  useImperativeHandle(ref, () => input.current as HTMLInputElement, [])
  const findOption = (optionValue: string | null) =>
    options.find((option) => option.value === optionValue) ??
    (savedOption?.value === optionValue ? savedOption : undefined)
  const selected = findOption(value)
  const notEditable = disabled || readOnly

  const selectOption = (option: ComboboxOption | null) => {
    if (option) setSavedOption(option)
    if ((option?.value ?? null) === value) return
    setValue(option?.value ?? null)
    onValueChange?.(option?.value ?? null, option)
  }
  const list = useOptionList({
    component: 'Combobox',
    options: entries,
    onSearch,
    minLength,
    emptyText,
    inputValue,
    defaultInputValue,
    onInputValueChange,
    onCreate,
    selected: value === null ? noSelection : [value],
    selectionText: selected?.label ?? '',
    notEditable,
    canClear: clearable,
    onChoose: selectOption,
  })

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles blur events; the clickable elements are inside.
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
        ref={early}
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
          if (event.target.value === '' && clearable && !notEditable) selectOption(null)
          onChange?.(event)
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          list.handleKeyDown(event)
        }}
        className={cn(
          controlBase,
          selectSizes[size],
          'text-ellipsis',
          clearable && value !== null && !notEditable ? 'pe-20 md:pe-16' : 'pe-11 md:pe-9',
        )}
      />
      <ControlButtons
        open={list.open}
        busy={list.busy}
        disabled={notEditable}
        controls={list.inputProps['aria-controls']}
        onToggle={() => {
          list.toggle()
          input.current?.focus()
        }}
        onClear={
          clearable && value !== null && !notEditable
            ? () => {
                selectOption(null)
                list.close()
                input.current?.focus()
              }
            : undefined
        }
      />
      <FormValue
        name={name}
        form={rest.form}
        // As in a native select: a value that no option has is not shown, and is not submitted.
        value={selected?.value ?? ''}
        disabled={disabled}
        controlId={control.id}
        onReset={() => {
          list.close()
          if (resetValue()) onValueChange?.(defaultValue, findOption(defaultValue) ?? null)
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

const noSelection: readonly string[] = []
