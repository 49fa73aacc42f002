/** A key of WebDriver, or a letter. A `+` joins modifiers with a key: `Control+z`. */
export type Keys = string

/** A point of the window, in CSS pixels. */
export type Point = readonly [x: number, y: number]

/** The steps of a drag: real pointers move through many points. */
export const interpolate = ([fromX, fromY]: Point, [toX, toY]: Point): Point[] =>
  Array.from({ length: 8 }, (_, index) => {
    const share = (index + 1) / 8
    return [Math.round(fromX + (toX - fromX) * share), Math.round(fromY + (toY - fromY) * share)]
  })

/** The window of one browser, which receives real keys and pointers. */
export interface EngineWindow {
  /** Loads a page and waits until its `load` event. */
  open(url: string): Promise<void>
  /** Runs a function in the page. It must use only its parameters. */
  run<Result, Parameters extends readonly unknown[]>(
    task: (...parameters: Parameters) => Result | Promise<Result>,
    ...parameters: Parameters
  ): Promise<Result>
  /** Presses keys one after the other, such as `Tab` or `Shift+Tab`. */
  press(...keys: Keys[]): Promise<void>
  /** Types a text, a key for each letter. */
  type(text: string): Promise<void>
  /** Takes back the last change of a native field, as Control+z or the menu of the browser does. */
  undo(): Promise<void>
  redo(): Promise<void>
  /** Moves the pointer to a point of the window, in CSS pixels. */
  move(x: number, y: number): Promise<void>
  /** Presses and releases the primary button where the pointer is. */
  pressPointer(): Promise<void>
  /** Presses the primary button at a point, moves to another one in some steps, and releases it. */
  drag(from: Point, to: Point): Promise<void>
  /** Turns the wheel down where the pointer is, or presses PageDown where the driver has no wheel. */
  scrollDown(): Promise<void>
  close(): Promise<void>
}

/** An engine of the tests. */
export interface Engine {
  readonly name: string
  /** Starts a browser with one window of at least 1280 × 800 pixels. @throws {Error} when the browser is missing. */
  start(): Promise<EngineWindow>
}

/** The environment of a browser: the time zone of the tests in Chromium. */
export const environment = { ...process.env, TZ: 'America/Sao_Paulo' }

/** The names of WebDriver for keys, and their code points. */
export const codePoints: Readonly<Record<string, string>> = {
  Control: '\uE009',
  Shift: '\uE008',
  Alt: '\uE00A',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Backspace: '\uE003',
  Delete: '\uE017',
  Space: ' ',
  Home: '\uE011',
  End: '\uE010',
  PageDown: '\uE00F',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

/** @returns the keys of `Shift+Tab` in the order in which they are pressed. */
export const splitKeys = (keys: Keys): string[] => (keys.length === 1 ? [keys] : keys.split('+'))
