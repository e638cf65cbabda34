import '../theme/tokens';
