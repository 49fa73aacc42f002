import type { Engine, Finding } from './engines.ts'

/** A finding of an engine that was examined and is not a violation. */
export interface Exception {
  engine: Engine
  rule: string
  /** The elements to which it applies. */
  selector: string
  /** Why it is not a violation, for users and by the standard. */
  reason: string
}

export const exceptions: readonly Exception[] = [
  {
    engine: 'ibm',
    rule: 'skip_main_exists',
    selector: 'body:not(:has([data-slot="app-shell"]))',
    reason: 'A story of a component is not a page. Pages are checked.',
  },
  {
    engine: 'ibm',
    rule: 'input_label_exists',
    selector: 'input:is([data-slot="checkbox-control"], [data-slot="switch-control"])',
    reason:
      'IBM ignores labels that are hidden visually; the accessibility tree of browsers contains them as the name.',
  },
  {
    engine: 'ibm',
    rule: 'input_label_exists',
    selector: 'details:not([open]) :is(input, textarea)',
    reason:
      'IBM reads the visible text of labels, and closed details have none. The fields cannot be reached before they are open; open ones are checked too.',
  },
  {
    engine: 'ibm',
    rule: 'label_content_exists',
    selector: '[data-slot="segmented-control"] > label',
    reason: 'Likewise: the label of an option with an icon alone is hidden visually.',
  },
  {
    engine: 'ibm',
    rule: 'aria_hidden_nontabbable',
    selector: '[data-radix-focus-guard], [data-aria-hidden], [data-aria-hidden] *',
    reason:
      'An open dialog hides the rest of the page. It keeps the focus, so the hidden controls cannot be reached; the guards, which only move the focus back, have no content.',
  },
  {
    engine: 'ibm',
    rule: 'input_autocomplete_valid',
    selector: 'input[type="email"][autocomplete="username"]',
    reason: 'HTML allows `username` for e-mail fields; password managers need it.',
  },
  {
    engine: 'ibm',
    rule: 'combobox_active_descendant',
    selector: '[data-slot="combobox-control"]',
    reason: 'ARIA: `aria-selected` is the chosen option, `aria-activedescendant` the focused one. They may differ.',
  },
  {
    engine: 'ibm',
    rule: 'aria_child_tabbable',
    selector: '[role="menu"][tabindex="-1"]',
    reason: 'A menu opened with the pointer has the focus itself; the arrow keys move it to the items, as in the APG.',
  },
  {
    engine: 'htmlcs',
    rule: '3_2.3_2_2.H32.2',
    selector: 'form[aria-label="Enviar arquivos"]',
    reason:
      'At the door, the photo is sent as soon as it is taken; the button that sends it appears when that fails. The control that takes it works by keyboard.',
  },
  {
    engine: 'htmlcs',
    rule: '2_4.2_4_1.G1,G123,G124.NoSuchID',
    selector: 'a',
    reason: 'Links of stories have addresses without a page, so that they lead nowhere.',
  },
  {
    engine: 'htmlcs',
    rule: '1_3.1_3_1.H71.NoLegend',
    selector: 'fieldset[aria-label]',
    reason: 'It has a name. A legend would be visible, or make an empty group of filters take space.',
  },
  {
    engine: 'htmlcs',
    rule: '1_3.1_3_5.H98',
    selector: 'input:not([type])',
    reason: 'HTML_CodeSniffer expects the attribute; an input without a type is a text field.',
  },
  {
    engine: 'htmlcs',
    rule: '1_3.1_3_5.H98',
    selector: 'input[type="email"][autocomplete="username"]',
    reason: 'HTML allows `username` for e-mail fields; password managers need it.',
  },
  {
    engine: 'htmlcs',
    rule: '4_1.4_1_2.H91.InputText.Name',
    selector: 'input[hidden][autocomplete="username"]',
    reason: 'It is for password managers; a hidden field is not in the accessibility tree.',
  },
]

/**
 * Divides the findings of a page.
 * @returns one line for each violation, and the places of the exceptions that apply.
 */
export function judge(findings: readonly Finding[]): { violations: string[]; used: number[] } {
  const used = new Set<number>()
  const violations = findings.flatMap(({ engine, rule, message, element }) => {
    const place = exceptions.findIndex(
      (exception) => exception.engine === engine && exception.rule === rule && element.matches(exception.selector),
    )
    if (place === -1) return [`${engine} ${rule}: ${message} (${element.outerHTML.slice(0, 300)})`]
    used.add(place)
    return []
  })
  return { violations: [...new Set(violations)], used: [...used] }
}
