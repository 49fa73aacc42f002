import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Builder, Capabilities, Origin, type WebDriver } from 'selenium-webdriver'
import { findFreePorts } from '../run/free-ports.ts'
import { codePoints, type Engine, environment, interpolate, splitKeys } from './engine.ts'
import { getExecutable } from './find-engines.ts'

/** Starts a display that is in memory only. */
async function startDisplay(): Promise<{ display: string; server: ChildProcess }> {
  const args = ['-displayfd', '3', '-screen', '0', '1500x1100x24', '-nolisten', 'tcp']
  const server = spawn(getExecutable('display'), args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [number] = await once(server.stdio[3] as Readable, 'data')
  return { display: `:${String(number).trim()}`, server }
}

/** Requests a session until the driver, which has just started, accepts one. */
async function openSession(port: number, service: ChildProcess, binary: string): Promise<WebDriver> {
  const options = { binary, args: ['--automation'] }
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
  for (;;) {
    try {
      return await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build()
    } catch (error) {
      if (service.exitCode !== null || !String(error).includes('ECONNREFUSED')) throw error
      await new Promise((done) => setTimeout(done, 50))
    }
  }
}

/** WebKitGTK, through its WebDriver, on a display in memory. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  async start() {
    const [serviceFile, browserFile] = [getExecutable('webkitDriver'), getExecutable('miniBrowser')]
    const settings = mkdtempSync(join(tmpdir(), 'malote-webkit-'))
    mkdirSync(join(settings, 'gtk-3.0'))
    // Reduced motion, so that no test runs during an animation.
    writeFileSync(join(settings, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
    const { display, server } = await startDisplay()
    const [port = 0] = await findFreePorts(1)
    const service = spawn(serviceFile, [`--port=${port}`], {
      env: {
        ...environment,
        DISPLAY: display,
        GDK_BACKEND: 'x11',
        XDG_CONFIG_HOME: settings,
        NO_AT_BRIDGE: '1',
        // Without a graphics card, and as root, the web processes do not start otherwise.
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
      stdio: 'ignore',
    })
    const stop = () => {
      service.kill()
      server.kill()
      rmSync(settings, { recursive: true, force: true })
    }
    const driver = await openSession(port, service, browserFile).catch((error: unknown) => {
      stop()
      throw error
    })
    await driver.manage().setTimeouts({ script: 120_000, pageLoad: 120_000 })
    await driver.manage().window().setRect({ x: 0, y: 0, width: 1400, height: 1000 })
    const pressAll = async (keys: readonly string[]) => {
      const actions = driver.actions({ async: false })
      for (const key of keys) actions.keyDown(codePoints[key] ?? key)
      for (const key of keys.toReversed()) actions.keyUp(codePoints[key] ?? key)
      await actions.perform()
    }
    return {
      open: (url) => driver.get(url),
      async run(task, ...parameters) {
        const source = `const [parameters, done] = arguments
          Promise.resolve().then(() => (${task})(...parameters))
            .then((result) => done({ result }), (error) => done({ error: String(error?.stack ?? error) }))`
        const { result, error } = (await driver.executeAsyncScript(source, parameters)) as {
          result: never
          error?: string
        }
        if (error) throw new Error(error)
        return result
      },
      async press(...all) {
        for (const keys of all) await pressAll(splitKeys(keys))
      },
      async type(text) {
        for (const letter of text) await pressAll([letter])
      },
      // WebKitGTK leaves the keys of its history to the application around it, whose menu runs these commands.
      undo: () => driver.executeScript('document.execCommand("undo")'),
      redo: () => driver.executeScript('document.execCommand("redo")'),
      move: (x, y) =>
        driver
          .actions()
          .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
          .perform(),
      pressPointer: () => driver.actions().press().release().perform(),
      async drag(from, to) {
        const [startX, startY] = from.map(Math.round)
        const actions = driver.actions().move({ x: startX, y: startY, origin: Origin.VIEWPORT, duration: 0 }).press()
        for (const [x, y] of interpolate(from, to)) actions.move({ x, y, origin: Origin.VIEWPORT, duration: 20 })
        await actions.release().perform()
      },
      // The wheel of its WebDriver moves nothing on a display in memory.
      scrollDown: () => pressAll(['PageDown']),
      close: () => driver.quit().finally(stop),
    }
  },
}
