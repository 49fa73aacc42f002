'use client'
import { type ComponentProps, type KeyboardEvent, use, useId, useRef, useState } from 'react'
import { cn } from '../../lib/cn.js'
import { composeHandlers } from '../../lib/compose-handlers.js'
import { FormValue } from '../../lib/form-value.js'
import { useInputMessages } from '../../lib/input-messages.js'
import { useMergedRefs } from '../../lib/merge-refs.js'
import { useMessages } from '../../lib/messages.js'
import { requireLabel } from '../../lib/require-label.js'
import { requireUnique } from '../../lib/require-unique.js'
import * as texts from '../../lib/texts.js'
import { useControllable } from '../../lib/use-controllable.js'
import { ControlButtons } from '../combobox/control-buttons.js'
import { optionList } from '../combobox/option-list-on-demand.js'
import type { ComboboxOption } from '../combobox/option-rows.js'
import { type OptionListSource, useOptionList } from '../combobox/use-option-list.js'
import { Field, type FieldBaseProps } from '../field/field.js'
import { FieldContext, useFieldControl } from '../field/field-context.js'
import { Chips, crossesOf } from './chips.js'
import { multiSelectBox } from './multi-select.variants.js'

const defaultMessages = { select: texts.select }

interface MultiSelectControlProps
  extends OptionListSource,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'size' | 'required' | 'max'> {
  /** The values chosen, in the order of choosing; `undefined` leaves the choice to the component. */
  value?: readonly string[] | undefined
  defaultValue?: readonly string[] | undefined
  onValueChange?: ((value: readonly string[]) => void) | undefined
  /** The most that may be chosen. */
  max?: number | undefined
  /** Leaves out "Selecionar todas". With `max` or `onSearch` it is left out anyway. */
  hideSelectAll?: boolean | undefined
  /** While the focus is elsewhere, more chips than these are summed up: "12 selecionadas". */
  visibleChips?: number | undefined
}

export interface MultiSelectProps extends MultiSelectControlProps, Partial<FieldBaseProps> {}

const noOptions: readonly ComboboxOption[] = []
const nothing: readonly string[] = []

/**
 * Several of many, found by typing and shown as chips. For a few, all in sight, use `CheckboxGroup`; for one,
 * `Combobox`. Inside a `Field` leave `label` out.
 */
export function MultiSelect({
  label,
  labelHidden,
  help,
  error,
  required,
  optional,
  id,
  className,
  ...control
}: MultiSelectProps) {
  if (label === undefined) return <MultiSelectControl {...control} id={id} className={className} />
  return (
    <Field {...{ label, labelHidden, help, error, required, optional, className }} controlId={id}>
      <MultiSelectControl {...control} />
    </Field>
  )
}

function MultiSelectControl({
  options = noOptions,
  onSearch,
  minLength,
  emptyText,
  inputValue,
  defaultInputValue,
  onInputValueChange,
  onCreate,
  value: ownedValue,
  defaultValue = nothing,
  onValueChange,
  max,
  hideSelectAll = false,
  visibleChips = 3,
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
  requireUnique(options, 'MultiSelect')
  const messages = useInputMessages()
  const { select } = useMessages(defaultMessages)
  const field = use(FieldContext)
  const countId = useId()
  const [value, setValue] = useControllable<readonly string[]>({
    value: ownedValue,
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
  // What a search has found is not found again for another text, but its name is still to be shown.
  const [remembered, setRemembered] = useState<ReadonlyMap<string, ComboboxOption>>(new Map())
  const [inside, setInside] = useState(false)
  const [said, setSaid] = useState('')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const attach = useMergedRefs(ref, input)
  const chips = useRef<HTMLUListElement>(null)
  const fixed = disabled || readOnly
  const known = new Map(options.map((option) => [option.value, option]))
  const chosen = value.map((one) => known.get(one) ?? remembered.get(one) ?? { value: one, label: one })

  const change = (next: readonly string[]) => {
    setValue(next)
    setSaid(messages.selectedCount(next.length))
  }
  const remove = (option: ComboboxOption) => {
    setValue(value.filter((one) => one !== option.value))
    setSaid(messages.optionRemoved(option.label))
  }
  const list = useOptionList({
    component: 'MultiSelect',
    options,
    onSearch,
    minLength,
    emptyText,
    inputValue,
    defaultInputValue,
    onInputValueChange,
    onCreate,
    chosen: value,
    restText: '',
    fixed,
    limit: max,
    multiple: true,
    onChoose: (option) => {
      if (value.includes(option.value)) return remove(option)
      setRemembered(new Map(remembered).set(option.value, option))
      change([...value, option.value])
    },
    onChooseAll:
      hideSelectAll || onSearch || max !== undefined
        ? undefined
        : (offered) => change([...new Set([...value, ...offered.map((option) => option.value)])]),
    onChooseNone: () => change(nothing),
  })

  const answerKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    const { selectionStart, selectionEnd } = event.currentTarget
    const atStart = selectionStart === 0 && selectionEnd === 0 && !event.nativeEvent.isComposing
    const last = chosen.at(-1)
    if (event.defaultPrevented || fixed || !atStart || !last) return list.answerKey(event)
    if (event.key === 'Backspace') remove(last)
    else if (event.key === 'ArrowLeft') crossesOf(chips.current).at(-1)?.focus()
    else return list.answerKey(event)
    event.preventDefault()
  }
  const summed = !inside && value.length > visibleChips

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the chips means the input inside.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are answered by the input.
    <div
      ref={setAnchor}
      data-slot="multi-select"
      data-state={list.open ? 'open' : 'closed'}
      data-disabled={disabled || undefined}
      data-readonly={readOnly || undefined}
      data-invalid={control['aria-invalid'] || undefined}
      onFocus={() => setInside(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setInside(false)
        list.onBlur(event)
      }}
      onClick={(event) => {
        if (event.target !== event.currentTarget || fixed) return
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
            chosen={chosen}
            disabled={disabled}
            onRemove={fixed ? undefined : remove}
            onLeave={() => input.current?.focus()}
          />
        )
      )}
      <input
        {...rest}
        {...control}
        {...list.inputProps}
        ref={attach}
        type="text"
        disabled={disabled}
        readOnly={readOnly}
        placeholder={value.length > 0 ? undefined : (placeholder ?? select)}
        data-slot="multi-select-control"
        onPointerEnter={composeHandlers(onPointerEnter, optionList.load)}
        onFocus={composeHandlers(onFocus, optionList.load)}
        onClick={composeHandlers(onClick, list.inputProps.onClick)}
        onChange={(event) => {
          setSaid('')
          list.inputProps.onChange(event)
          onChange?.(event)
        }}
        onKeyDown={answerKey}
        className={cn(
          'h-8 w-1 flex-1 bg-transparent ps-1.5 text-ellipsis outline-none disabled:cursor-not-allowed md:h-6.5',
          // Beside chips it takes a line of its own only while somebody may type.
          inside && !fixed ? 'min-w-16' : 'min-w-1',
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
          value.length > 0 && !fixed
            ? () => {
                change(nothing)
                input.current?.focus()
              }
            : undefined
        }
      />
      {/* Never sent: it hears the reset, and leads a list of errors to the field while nothing is chosen. */}
      <FormValue name={name} value="" disabled controlId={control.id} onReset={() => setValue(defaultValue)} />
      {name &&
        value.map((one) => (
          <input key={one} type="hidden" name={name} value={one} disabled={disabled} data-control={control.id} />
        ))}
      <span id={countId} hidden>
        {messages.selectedCount(value.length)}
      </span>
      <span role="status" className="sr-only">
        {said || list.status}
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
