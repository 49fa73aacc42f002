export { ThemeScope, type ThemeScopeProps } from './theme-scope.tsx'
