/**
 * Checks a page with IBM Equal Access and HTML_CodeSniffer, which find what axe does not. The functions are executed in
 * the page, where a test has evaluated the script of the engine.
 */

/** IBM Equal Access, or HTML_CodeSniffer. */
export type Engine = 'ibm' | 'htmlcs'

declare module 'vitest' {
  interface ProvidedContext {
    /** The engine that checks the stories. */
    accessibilityEngine: Engine
  }
}

/** An element that an engine reports. */
export interface Finding {
  engine: Engine
  /** The identifier of the rule in its engine. */
  rule: string
  message: string
  element: Element
}

interface IbmGuideline {
  id: string
  checkpoints: { rules?: { id: string; level: string; enabled?: boolean }[] }[]
}

interface IbmChecker {
  getGuidelines(): IbmGuideline[]
  addGuideline(guideline: IbmGuideline): void
  check(
    root: Document,
    guidelines: string[],
  ): Promise<{ results: { ruleId: string; value: [string, string]; message: string; node: Element }[] }>
}

/** The global variables that the scripts of the engines create. */
export interface EngineWindow {
  ace: { Checker: new () => IbmChecker }
  HTMLCS: {
    process(standard: string, root: Document, done: () => void, fail: (error: Error) => void, language: string): void
    getMessages(): { type: number; code: string; msg: string; element: Element }[]
    getTranslation(key: string): string
  }
  ibmChecker?: IbmChecker
}

/**
 * Rules of IBM that repeat those of axe: `color-contrast`, which runs in both themes, and `aria-required-attr`. Of the
 * latter, IBM's version 4.0.34 throws on comboboxes behind a dialog.
 */
const repeatedRules = new Set(['text_contrast_sufficient', 'aria_attribute_required'])

/** @returns the checker for WCAG 2.2 A and AA, with the rules that report violations. */
function getIbmChecker(engines: EngineWindow): IbmChecker {
  if (engines.ibmChecker) return engines.ibmChecker
  const checker = new engines.ace.Checker()
  const guideline = checker.getGuidelines().find(({ id }) => id === 'WCAG_2_2')
  if (!guideline) throw new Error('accessibility-checker-engine has no guideline WCAG_2_2.')
  for (const rule of guideline.checkpoints.flatMap(({ rules = [] }) => rules)) {
    if (rule.level !== 'VIOLATION' || repeatedRules.has(rule.id)) rule.enabled = false
  }
  checker.addGuideline(guideline)
  engines.ibmChecker = checker
  return checker
}

async function runIbm(engines: EngineWindow): Promise<Finding[]> {
  const { results } = await getIbmChecker(engines).check(document, ['WCAG_2_2'])
  return results
    .filter(({ value: [level, result] }) => level === 'VIOLATION' && result === 'FAIL')
    .map(({ ruleId, message, node }) => ({ engine: 'ibm', rule: ruleId, message, element: node }))
}

async function runHtmlCodeSniffer({ HTMLCS }: EngineWindow): Promise<Finding[]> {
  const { getTranslation } = HTMLCS
  // Version 2.5.1 fails on its messages about `autocomplete`, which have another spelling in its list of texts.
  HTMLCS.getTranslation = (key) => getTranslation.call(HTMLCS, key.replace('AutoComplete', 'Autocomplete'))
  try {
    await new Promise<void>((done, fail) => HTMLCS.process('WCAG2AA', document, done, fail, 'en'))
  } finally {
    HTMLCS.getTranslation = getTranslation
  }
  const errors = HTMLCS.getMessages().filter(({ type }) => type === 1)
  return errors.map(({ code, msg, element }) => ({
    engine: 'htmlcs',
    rule: code.replace(/^WCAG2AA\.Principle\d\.Guideline/, ''),
    message: msg,
    element,
  }))
}

/** @returns what an engine reports on the current page. */
export function runEngine(engine: Engine): Promise<Finding[]> {
  const engines = window as unknown as EngineWindow
  return engine === 'ibm' ? runIbm(engines) : runHtmlCodeSniffer(engines)
}
