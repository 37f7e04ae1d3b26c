// Runs before the first paint, so that a light screen never flashes dark. The rest of the settings wait for the app.
try {
  const kept = JSON.parse(localStorage.getItem('orrery-settings') ?? '{}');
  const wantsLight = kept.theme === 'light' || (kept.theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.dataset.theme = wantsLight ? 'light' : 'dark';
  if (kept.locale === 'ru' || kept.locale === 'en') document.documentElement.lang = kept.locale;
} catch {
  // Storage is closed to us: the dark theme stays.
}
