import { useLocation, useParams } from 'react-router';
import { BreachesScreen } from './BreachesScreen.tsx';
import { BreachScreen } from './BreachScreen.tsx';
import { RegisterScreen } from './RegisterScreen.tsx';
import { useDataPaths } from './useDataPaths.ts';
import './data.css';

/** The processing register and the data breaches, each at its address. */
export function DataScreen() {
  const { id } = useParams();
  const { pathname } = useLocation();
  const { breaches } = useDataPaths();
  if (id) return <BreachScreen key={id} id={id} />;
  return pathname.startsWith(breaches) ? <BreachesScreen /> : <RegisterScreen />;
}
