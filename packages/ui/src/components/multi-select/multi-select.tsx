'use client'
import { type ComponentProps, type KeyboardEvent, use, useId, useImperativeHandle, useRef, useState } from 'react'
import { cn } from '../../lib/cn.ts'
import { composeHandlers } from '../../lib/compose-handlers.ts'
import { FormValue } from '../../lib/form-value.tsx'
import * as inputTexts from '../../lib/input-texts.ts'
import { isComposing } from '../../lib/is-composing.ts'
import { useMessages } from '../../lib/messages.ts'
import { flattenOptions } from '../../lib/option-groups.ts'
import { requireLabel } from '../../lib/require-label.ts'
import { requireUnique } from '../../lib/require-unique.ts'
import * as texts from '../../lib/texts.ts'
import { useControllable } from '../../lib/use-controllable.ts'
import { useEarlyInput } from '../../lib/use-early-input.ts'
import { ControlButtons } from '../combobox/control-buttons.tsx'
import { optionList } from '../combobox/option-list-on-demand.ts'
import type { OptionListSource } from '../combobox/option-list-source.ts'
import type { ComboboxOption } from '../combobox/option-rows.ts'
import { useOptionList } from '../combobox/use-option-list.ts'
import { Field, type FieldBaseProps } from '../field/field.tsx'
import { FieldContext, useFieldControl } from '../field/field-context.ts'
import { splitFieldProps } from '../field/split-field-props.ts'
import { Chips, getRemoveButtons } from './chips.tsx'
import { multiSelectBox } from './multi-select.variants.ts'

const defaultMessages = {
  optionRemoved: inputTexts.optionRemoved,
  select: texts.select,
  selectedCount: inputTexts.selectedCount,
}

interface MultiSelectControlProps
  extends OptionListSource,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'size' | 'required' | 'max'> {
  /** The selected values, in the order of selection; `undefined` makes it uncontrolled. */
  value?: readonly string[] | undefined
  /**
   * The initial value, when `value` is not passed.
   * @default []
   */
  defaultValue?: readonly string[] | undefined
  /** Called with the values, in the order of their selection. */
  onValueChange?: ((value: readonly string[]) => void) | undefined
  /** The maximum number of selected options. */
  max?: number | undefined
  /**
   * Hides "Selecionar tudo". With `max` or `onSearch` it is always hidden.
   * @default false
   */
  hideSelectAll?: boolean | undefined
  /**
   * The number of chips above which they are summarised while the focus is elsewhere: "12 itens selecionados".
   * @default 3
   */
  maxVisibleChips?: number | undefined
}

export interface MultiSelectProps extends MultiSelectControlProps, Partial<FieldBaseProps> {}

const noOptions: readonly ComboboxOption[] = []
const noValues: readonly string[] = []

/**
 * Selects several of many options by typing, and shows them as chips. For a few visible options, use `CheckboxGroup`;
 * for one, `Combobox`. Inside a `Field` leave `label` out.
 */
export function MultiSelect(props: MultiSelectProps) {
  const [field, control] = splitFieldProps(props)
  if (props.label === undefined) return <MultiSelectControl {...control} id={props.id} className={props.className} />
  return (
    <Field {...field}>
      <MultiSelectControl {...control} />
    </Field>
  )
}

function MultiSelectControl({
  options: entries = noOptions,
  onSearch,
  minLength,
  emptyText,
  inputValue,
  defaultInputValue,
  onInputValueChange,
  onCreate,
  value: valueProp,
  defaultValue = noValues,
  onValueChange,
  max,
  hideSelectAll = false,
  maxVisibleChips = 3,
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
}: MultiSelectControlProps) {
  const options = flattenOptions(entries)
  requireUnique(options, 'MultiSelect')
  const messages = useMessages(defaultMessages)
  const field = use(FieldContext)
  const countId = useId()
  const [value, setValue, resetValue] = useControllable<readonly string[]>({
    value: valueProp,
    defaultValue,
    onChange: onValueChange,
  })
  const described = [rest['aria-describedby'], value.length > 0 && countId].filter(Boolean).join(' ')
  const control = useFieldControl({ ...rest, 'aria-describedby': described })
  requireLabel(
    field ?? rest['aria-label'] ?? rest['aria-labelledby'],
    'MultiSelect',
    'Pass label="…", put it inside a Field, or pass aria-label.',
  )
  // Selected search results are stored, because later results may not include them and their labels must still be
  // shown.
  const [savedOptions, setSavedOptions] = useState<ReadonlyMap<string, ComboboxOption>>(new Map())
  const [hasFocus, setHasFocus] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const early = useEarlyInput(input, true)
  useImperativeHandle(ref, () => input.current as HTMLInputElement, [])
  const chips = useRef<HTMLUListElement>(null)
  const notEditable = disabled || readOnly
  const optionsByValue = new Map(options.map((option) => [option.value, option]))
  const selected = value.map(
    (item) => optionsByValue.get(item) ?? savedOptions.get(item) ?? { value: item, label: item },
  )

  const change = (next: readonly string[]) => {
    setValue(next)
    setAnnouncement(messages.selectedCount(next.length))
  }
  const remove = (option: ComboboxOption) => {
    setValue(value.filter((item) => item !== option.value))
    setAnnouncement(messages.optionRemoved(option.label))
  }
  const list = useOptionList({
    component: 'MultiSelect',
    options: entries,
    onSearch,
    minLength,
    emptyText,
    inputValue,
    defaultInputValue,
    onInputValueChange,
    onCreate,
    selected: value,
    selectionText: '',
    notEditable,
    limit: max,
    multiple: true,
    onChoose: (option) => {
      if (value.includes(option.value)) return remove(option)
      setSavedOptions(new Map(savedOptions).set(option.value, option))
      change([...value, option.value])
    },
    onSelectAll:
      hideSelectAll || onSearch || max !== undefined
        ? undefined
        : (offered) => change([...new Set([...value, ...offered.map((option) => option.value)])]),
    onClearAll: () => change(noValues),
  })

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    const { selectionStart, selectionEnd } = event.currentTarget
    const atStart = selectionStart === 0 && selectionEnd === 0 && !isComposing(event.nativeEvent)
    const backKey = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const last = selected.at(-1)
    if (event.defaultPrevented || notEditable || !atStart || !last) return list.handleKeyDown(event)
    // A key that is held to clear the text stops at the empty text.
    if (event.key === 'Backspace') {
      if (!event.repeat) remove(last)
    } else if (event.key === backKey) getRemoveButtons(chips.current).at(-1)?.focus()
    else return list.handleKeyDown(event)
    event.preventDefault()
  }
  const summed = !hasFocus && value.length > maxVisibleChips

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press next to the chips focuses the input inside.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys.
    <div
      ref={setAnchor}
      data-slot="multi-select"
      data-state={list.open ? 'open' : 'closed'}
      data-disabled={disabled || undefined}
      data-readonly={readOnly || undefined}
      data-invalid={control['aria-invalid'] || undefined}
      onFocus={() => setHasFocus(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setHasFocus(false)
        list.onBlur(event)
      }}
      onClick={(event) => {
        // The input may also be disabled by a fieldset.
        if (event.target !== event.currentTarget || notEditable || input.current?.matches(':disabled')) return
        input.current?.focus()
        if (!list.open) list.toggle()
      }}
      className={cn(multiSelectBox, className)}
    >
      {summed ? (
        <span className="truncate ps-1.5">{messages.selectedCount(value.length)}</span>
      ) : (
        value.length > 0 && (
          <Chips
            ref={chips}
            selected={selected}
            disabled={disabled}
            onRemove={notEditable ? undefined : remove}
            onLeave={() => input.current?.focus()}
          />
        )
      )}
      <input
        {...rest}
        {...control}
        {...list.inputProps}
        ref={early}
        type="text"
        disabled={disabled}
        readOnly={readOnly}
        placeholder={value.length > 0 ? undefined : (placeholder ?? messages.select)}
        data-slot="multi-select-control"
        onPointerEnter={composeHandlers(onPointerEnter, optionList.load)}
        onFocus={composeHandlers(onFocus, optionList.load)}
        onClick={composeHandlers(onClick, list.inputProps.onClick)}
        onChange={(event) => {
          setAnnouncement('')
          list.inputProps.onChange(event)
          onChange?.(event)
        }}
        onKeyDown={handleKeyDown}
        className={cn(
          'h-8 w-1 flex-1 bg-transparent ps-1.5 text-ellipsis outline-none disabled:cursor-not-allowed md:h-6.5',
          // Next to chips the input needs space only while the user may type.
          hasFocus && !notEditable ? 'min-w-16' : 'min-w-1',
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
          value.length > 0 && !notEditable
            ? () => {
                change(noValues)
                input.current?.focus()
              }
            : undefined
        }
      />
      {/* Never submitted: it reports form resets, and connects an error summary to the field while nothing is
                  selected. */}
      <FormValue name={name} form={rest.form} value="" disabled controlId={control.id} onReset={resetValue} />
      {name &&
        value.map((item) => (
          <input
            key={item}
            type="hidden"
            name={name}
            form={rest.form}
            value={item}
            disabled={disabled}
            data-control={control.id}
          />
        ))}
      <span id={countId} hidden>
        {messages.selectedCount(value.length)}
      </span>
      <span role="status" className="sr-only">
        {announcement || list.status}
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
