/**
 * The generic components, sorted by path. Only the exports of this and of the other entry points are covered by semantic
 * versioning: `delivery.ts`, `map.ts`, `br.ts`, `charts.ts`, `brand.ts`, `locales`.
 */

export { Alert, type AlertProps, type AlertTone } from './components/alert/index.ts'
export * as AppShell from './components/app-shell/index.ts'
export {
  Avatar,
  type AvatarProps,
  type AvatarShape,
  type AvatarSize,
} from './components/avatar/index.ts'
export { Badge, type BadgeProps, type BadgeTone } from './components/badge/index.ts'
export { Banner, type BannerProps, type BannerTone } from './components/banner/index.ts'
export { Board, type BoardColumn, type BoardMove, type BoardProps } from './components/board/index.ts'
export { Breadcrumb, type BreadcrumbProps } from './components/breadcrumb/index.ts'
export {
  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonTone,
  type ButtonVariant,
} from './components/button/index.ts'
export * as Card from './components/card/index.ts'
export { Checkbox, type CheckboxProps } from './components/checkbox/index.ts'
export { CheckboxGroup, type CheckboxGroupProps } from './components/checkbox-group/index.ts'
export { Code, CodeBlock, type CodeBlockProps } from './components/code/index.ts'
export { CodeField, type CodeFieldProps, type CodeFieldSize, type CodeLength } from './components/code-field/index.ts'
export { CollapsibleCard, type CollapsibleCardProps } from './components/collapsible-card/index.ts'
export {
  Combobox,
  type ComboboxOption,
  type ComboboxProps,
  type SearchFunction,
} from './components/combobox/index.ts'
export {
  type CommandItem,
  type CommandPage,
  CommandPalette,
  type CommandPaletteProps,
  useCommandPaletteShortcut,
} from './components/command-palette/index.ts'
export {
  ConfirmDialog,
  type ConfirmDialogProps,
  ConfirmHost,
  type ConfirmOptions,
  confirm,
} from './components/confirm-dialog/index.ts'
export { CopyButton, type CopyButtonProps, writeClipboard } from './components/copy-button/index.ts'
export * as DataTable from './components/data-table/index.ts'
export { DateField, type DateFieldProps, formatDate, parseDate } from './components/date-field/index.ts'
export {
  type DateRange,
  DateRangeField,
  type DateRangeFieldProps,
  type DateRangePreset,
  getLastDays,
} from './components/date-range-field/index.ts'
export {
  DateTimeField,
  type DateTimeFieldProps,
  formatDateTime,
  parseDateTime,
} from './components/date-time-field/index.ts'
export * as DescriptionList from './components/description-list/index.ts'
export * as Dialog from './components/dialog/index.ts'
export { Disclosure, type DisclosureProps } from './components/disclosure/index.ts'
export * as Drawer from './components/drawer/index.ts'
export * as DropdownMenu from './components/dropdown-menu/index.ts'
export { EmptyState, type EmptyStateProps } from './components/empty-state/index.ts'
export { ErrorState, type ErrorStateProps, type ErrorStateTone } from './components/error-state/index.ts'
export {
  Field,
  type FieldBaseProps,
  type FieldControl,
  type FieldProps,
  useFieldControl,
} from './components/field/index.ts'
export {
  FileDrop,
  type FileDropProps,
  type FileRejectionReason,
  type FileUpload,
  type RejectedFile,
} from './components/file-drop/index.ts'
export { FileTile, type FileTileFit, type FileTileProps } from './components/file-tile/index.ts'
export { FilterBar, type FilterBarProps } from './components/filter-bar/index.ts'
export { FilterChip, type FilterChipProps } from './components/filter-chip/index.ts'
export { ErrorSummary, type ErrorSummaryProps, Form, type FormError, type FormProps } from './components/form/index.ts'
export { Grid, type GridColumns, type GridProps } from './components/grid/index.ts'
export * as Header from './components/header/index.ts'
export {
  Heading,
  type HeadingLevel,
  type HeadingProps,
  type HeadingSize,
} from './components/heading/index.ts'
export { IconButton, type IconButtonProps } from './components/icon-button/index.ts'
export { Inline, type InlineProps } from './components/inline/index.ts'
export { Kbd, type KbdProps } from './components/kbd/index.ts'
export { Link, type LinkProps, type LinkTone } from './components/link/index.ts'
export { Loader, type LoaderProps } from './components/loader/index.ts'
export { LocaleProvider, type LocaleProviderProps } from './components/locale-provider/index.ts'
export {
  MarkedText,
  type MarkedTextProps,
  type MarkedTextTone,
  type TextMark,
} from './components/marked-text/index.ts'
export { MoneyField, type MoneyFieldProps } from './components/money-field/index.ts'
export { MultiSelect, type MultiSelectProps } from './components/multi-select/index.ts'
export { NavLink, type NavLinkProps } from './components/nav-link/index.ts'
export { NumberField, type NumberFieldProps } from './components/number-field/index.ts'
export {
  type MapOutline,
  type MapPart,
  OutlineMap,
  type OutlineMapProps,
  type OutlineMapTone,
} from './components/outline-map/index.ts'
export { PageHeader, type PageHeaderProps } from './components/page-header/index.ts'
export { Pagination, type PaginationProps } from './components/pagination/index.ts'
export { PasswordField, type PasswordFieldProps } from './components/password-field/index.ts'
export * as Popover from './components/popover/index.ts'
export {
  PrintSheet,
  type PrintSheetProps,
  type PrintSheetSize,
} from './components/print-sheet/index.ts'
export {
  ProgressBar,
  type ProgressBarProps,
  type ProgressTone,
} from './components/progress-bar/index.ts'
export { Prose } from './components/prose/index.ts'
export { QrCode, type QrCodeProps, type QrCodeSize } from './components/qr-code/index.ts'
export {
  type ChoiceGroupOption,
  type ChoiceGroupOrientation,
  RadioGroup,
  type RadioGroupProps,
} from './components/radio-group/index.ts'
export { RelativeTime, type RelativeTimeProps } from './components/relative-time/index.ts'
export { Schedule, type ScheduleProps, type ScheduleTime, type ScheduleTone } from './components/schedule/index.ts'
export {
  ScrollArea,
  type ScrollAreaProps,
  type ScrollAreaSurface,
} from './components/scroll-area/index.ts'
export { SearchField, type SearchFieldProps } from './components/search-field/index.ts'
export { Section, type SectionProps } from './components/section/index.ts'
export {
  SegmentedControl,
  type SegmentedControlOption,
  type SegmentedControlProps,
  type SegmentedControlSize,
} from './components/segmented-control/index.ts'
export { Select, type SelectOption, type SelectProps, type SelectSize } from './components/select/index.ts'
export {
  Separator,
  type SeparatorOrientation,
  type SeparatorProps,
} from './components/separator/index.ts'
export * as Sidebar from './components/sidebar/index.ts'
export { Skeleton, type SkeletonProps, type SkeletonShape } from './components/skeleton/index.ts'
export { SkipLink, type SkipLinkProps } from './components/skip-link/index.ts'
export { type LayoutGap, Stack, type StackProps } from './components/stack/index.ts'
export { StatCard, type StatCardProps, type StatTone, type StatTrend } from './components/stat-card/index.ts'
export * as Stepper from './components/stepper/index.ts'
export { Switch, type SwitchProps } from './components/switch/index.ts'
export * as TabNav from './components/tab-nav/index.ts'
export * as Table from './components/table/index.ts'
export * as Tabs from './components/tabs/index.ts'
export { Text, type TextProps, type TextSize, type TextTone } from './components/text/index.ts'
export { TextField, type TextFieldProps, TextInput, type TextInputProps } from './components/text-field/index.ts'
export { Textarea, type TextareaProps } from './components/textarea/index.ts'
export { ThemeScope, type ThemeScopeProps } from './components/theme-scope/index.ts'
export { formatTime, parseTime, TimeField, type TimeFieldProps } from './components/time-field/index.ts'
export * as Timeline from './components/timeline/index.ts'
export {
  Toaster,
  type ToastOptions,
  type ToastPromiseTexts,
  type ToastTone,
  toast,
} from './components/toaster/index.ts'
export { Tooltip, type TooltipProps, type TooltipSide } from './components/tooltip/index.ts'
export { VisuallyHidden, type VisuallyHiddenProps } from './components/visually-hidden/index.ts'
export { type ClosedOverlay, ClosedOverlayContext } from './lib/closed-overlays.ts'
export { cn } from './lib/cn.ts'
export type { MessageCatalog } from './lib/messages.ts'
export { onLoadError, type PreloadOptions, preloadOverlays, retryImport } from './lib/on-demand.ts'
export type { OptionEntry, OptionGroup } from './lib/option-groups.ts'
export { type ColorToken, tokens } from './tokens/tokens.ts'
