import './themes.css'
import { Button, Select, ThemeScope } from '@malote/ui'
import { ThemeProvider, useTheme } from 'next-themes'
import { createRoot } from 'react-dom/client'

const parameters = new URLSearchParams(location.search)
const attribute = parameters.get('attribute') === 'data-theme' ? 'data-theme' : 'class'

function Switch() {
  const { setTheme } = useTheme()
  return ['light', 'dark', 'system'].map((theme) => (
    <button key={theme} type="button" onClick={() => setTheme(theme)}>
      {theme}
    </button>
  ))
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <ThemeProvider attribute={attribute} enableColorScheme={!parameters.has('withoutColorScheme')}>
    <Switch />
    <ThemeScope id="guest">
      <Button>Criar ordem</Button>
      <Select label="Cidade" options={[{ value: 'sp', label: 'São Paulo' }]} />
    </ThemeScope>
  </ThemeProvider>,
)
