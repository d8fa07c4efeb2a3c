/** Files of many apps and spreadsheets as they are exported, small and invented; all of one person of about 84 kg. */
export const weightFiles = {
  'bom.csv': '\uFEFFday,kg\r\n2026-11-20,84.1\r\n',
  'cell-units-lb.csv': 'Date,Weight\n2026-11-20,185.4 lb\n2026-11-21,185.0 lbs\n',
  'comma-decimal-quoted.csv': 'Date,Weight (kg)\n"2026-11-20","84,7"\n"2026-11-21","83,9"\n',
  'comma-decimal-unquoted.csv': 'Date,Weight (kg)\n2026-11-20,84,7\n2026-11-21,83,9\n',
  'dmy.csv': 'Date,Weight\n20/11/2026,84.7\n21/11/2026,83.9\n',
  'failed-weighing.csv': 'day,kg\n2026-11-20,0\n2026-11-21,12.4\n2026-11-22,83.9\n',
  'fitbit-body.csv': 'Body\nDate,Weight,BMI,Fat\n"20-11-2026","84.1","28.4","0"\n"21-11-2026","83.9","28.3","0"\n',
  'garmin-weight.csv':
    'Time,Weight,Change,BMI,Body Fat,Skeletal Muscle Mass,Bone Mass,Body Water,\n" Nov 21, 2026",\n7:10 AM,83.9 kg,0.2 kg,28.3,31.4 %,33.1 kg,3.1 kg,50.2 %,\n" Nov 20, 2026",\n7:12 AM,84.1 kg,0.3 kg,28.4,31.5 %,33.2 kg,3.1 kg,50.1 %,\n',
  'google-fit-daily.csv':
    'Date,Move Minutes count,Calories (kcal),Distance (m),Average weight (kg),Max weight (kg),Min weight (kg),Step count\n2026-11-20,82,2380.5,6200.0,84.1,84.4,83.9,8123\n2026-11-21,67,2010.0,5100.0,83.9,84.0,83.8,6011\n',
  'hackersdiet.csv': 'Date,Weight,Rung,Flag,Comment\n2026-11-20,84.1,,,\n2026-11-21,83.9,,0,travel\n',
  'header-underscore-kg.csv': 'date,weight_kg\n2026-11-20,84.1\n2026-11-21,83.9\n',
  'header-underscore-lb.csv': 'date,weight_lb\n2026-11-20,185.4\n2026-11-21,185.0\n',
  'iso-T-local-midnight.csv': 'Date,Weight\n2026-11-20T23:30:00+02:00,84.7\n',
  'libra-v6.csv':
    '#Version: 6\n#Units: kg\n\n#date;weight;weight trend;body fat;body fat trend;muscle mass;muscle mass trend;log\n2026-11-20T07:12:00.000Z;84.1;84.3;;;;;\n2026-11-21T07:10:00.000Z;83.9;84.2;;;;;\n',
  'macrofactor-trend.csv': 'Date,Trend Weight (kg),Weight (kg)\n2026-11-20,84.3,84.1\n2026-11-21,84.2,83.9\n',
  'mdy-ambiguous.csv': 'Date,Weight\n11/10/2026,84.7\n11/11/2026,83.9\n11/12/2026,83.9\n',
  'month-name.csv': 'Date,Weight\n20 Nov 2026,84.1\n',
  'myfitnesspal-measurements.csv': 'Date,Body Fat %,Weight\n2026-11-20,31.5,84.1\n2026-11-21,31.4,83.9\n',
  'newest-first-dup.csv': 'day,kg\n2026-11-21,83.2\n2026-11-21,86.9\n2026-11-20,84.1\n',
  'old-history.csv': 'day,kg\n2024-01-05,92\n2025-01-05,90.1\n2026-01-05,88.2\n2026-06-05,86.2\n',
  'openscale.csv':
    '"biceps","bone","caliper1","caliper2","caliper3","calories","chest","comment","dateTime","fat","hip","lbm","muscle","neck","thigh","visceralFat","waist","water","weight"\n0.0,11.65,0.0,0.0,0.0,0.0,0.0,"","2026-11-20 07:12",15.5,0.0,0.0,43.3,0.0,0.0,0.0,0.0,59.4,84.1\n',
  'renpho.csv':
    'Date,Time,Weight(kg),BMI,Body Fat(%),Skeletal Muscle(%),Fat-Free Mass(kg)\n2026.11.20,07:12:45,84.10,28.4,31.5,43.1,57.6\n2026.11.21,07:10:02,83.90,28.3,31.4,43.1,57.5\n',
  'samsung-health-weight.csv':
    'com.samsung.health.weight,7006003,12\nstart_time,weight,body_fat,skeletal_muscle_mass,time_offset,datauuid\n2026-11-20 07:12:45.000,84.1,31.5,33.1,UTC+0100,a04ec306\n',
  'semicolon-german-date.csv': 'Datum;Gewicht (kg)\n20.11.2026;84,7\n21.11.2026;83,9\n',
  'stone.csv': 'Date,Weight (st)\n2026-11-20,13st 3\n2026-11-21,13.2\n',
  'tab.txt': 'Date\tWeight\n2026-11-20\t84.1\n',
  'two-people.csv':
    'date,kg,name\n2026-11-20,84.1,Ann\n2026-11-20,112.3,Bob\n2026-11-21,83.9,Ann\n2026-11-21,112.0,Bob\n',
  'utf16.csv': 'Date,Weight\n2026-11-20,84.10\n2026-11-21,83.90\n',
  'wger.csv': 'Date,Weight\n2026-11-20,84.10\n2026-11-21,83.90\n',
  'with-blank-weight.csv': 'Date,Weight,Note\n2026-11-20,,forgot\n2026-11-21,83.9,ok\n2026-11-22,,72 heart rate\n',
  'withings-weight.csv':
    'Date,"Weight (kg)","Fat mass (kg)","Bone mass (kg)","Muscle mass (kg)","Hydration (kg)",Comments\n"2026-11-20 07:12:45",84.10,22.30,3.10,58.70,42.10,\n"2026-11-21 07:10:02",83.90,22.20,3.10,58.60,42.00,\n',
  'happy-scale.csv':
    'Date,Time,Weight (lb),Moving Average (lb),Notes\n"Nov 20, 2026",7:12 AM,185.4,186.0,\n"Nov 21, 2026",7:10 AM,185.0,185.8,"early, before coffee"\n',
  'zepp-life.csv':
    'time,weight,height,bmi,fatRate,bodyWaterRate,boneMass,metabolism,muscleRate,visceralFat\n2026-11-20 07:12:45+0000,84.1,172.0,28.4,null,null,null,null,null,null\n2026-11-21 07:10:02+0000,83.9,172.0,28.3,31.4,50.2,3.1,1620.0,54.4,11.0\n',
  'mi-fit-epoch.csv':
    'timestamp,weight,height,bmi,fatRate\n1795158765,84.1,172.0,28.4,0.0\n1795245002,83.9,172.0,28.3,0.0\n',
  'cronometer-biometrics.csv':
    'Day,Time,Group,Metric,Unit,Amount\n2026-11-20,07:12 AM,,Weight,lbs,185.4\n2026-11-20,07:12 AM,,Body Fat,%,31.5\n2026-11-21,07:10 AM,,Weight,lbs,185.0\n2026-11-21,07:11 AM,,Heart Rate,bpm,72\n',
  'lose-it.csv': 'Date,Weight,Deleted\n11/20/2026,185.4,0\n11/21/2026,185.0,0\n11/21/2026,158.0,1\n',
  'trendweight.csv':
    'Date,WeightActual,WeightTrend,WeightIsInterpolated,FatPercentActual,FatPercentTrend\n2026-11-20,84.1,84.3,false,,\n2026-11-21,84.0,84.3,true,,\n2026-11-22,83.9,84.2,false,,\n',
  'trend-only.csv': 'Date,Trend Weight (kg)\n2026-11-20,84.3\n2026-11-21,84.2\n',
  'withings-de.csv':
    'Datum,"Gewicht (kg)","Fettmasse (kg)","Knochenmasse (kg)","Muskelmasse (kg)","Körperwasser (kg)",Kommentare\n"2026-11-20 07:12:45",84.10,22.30,3.10,58.70,42.10,\n',
  'renpho-lb.csv':
    'Time of Measurement,Weight(lb),BMI,Body Fat(%),Fat-free Body Weight(lb),Remarks\n"11/20/2026, 07:12:45",185.4,28.4,31.5,127.0,--\n"11/21/2026, 07:10:02",185.0,28.3,31.4,126.9,--\n',
  'excel-serial.csv': 'Date;Weight kg\n46346;84,1\n46347,298;83,9\n',
  'french.csv': 'Date;Poids (kg);IMC\n20/11/2026;84,1;28,4\n21/11/2026;83,9;28,3\n',
  'japanese.csv': '測定日,体重(kg),体脂肪率(%)\n2026年11月20日,84.1,31.5\n2026/11/21,83.9,31.4\n',
  'polish.csv': 'Data;Masa ciała;Tkanka tłuszczowa\n20 listopada 2026;84,1 kg;31,5\n21 listopada 2026;83,9 kg;31,4\n',
  'no-heading.txt': '2026-11-20 84.1\n2026-11-21 83.9\n',
  'samsung-new.csv':
    'com.samsung.health.weight,6313003,9\ncom.samsung.health.weight.start_time,com.samsung.health.weight.weight,com.samsung.health.weight.time_offset,com.samsung.health.weight.create_time\n2026-11-20 22:30:00.000,84.1,UTC+0200,2026-11-20 22:30:05.000\n',
  'fitbit-sections.csv':
    'Body\nDate,Weight,BMI,Fat\n"2026-11-20","185.4","28.4","0"\n\nActivities\nDate,Calories Burned,Steps,Minutes Sedentary\n"2026-11-20","2,380","8,123","612"\n',
  'old-line-ends.csv': 'Date,Weight (kg)\r2026-11-20,84.1\r2026-11-21,83.9\r',
  'pounds-column-for-pounds-body.csv': 'date,weight_kg\n2026-11-20,185.4\n2026-11-21,185.0\n',
  'goal-and-weight.csv': 'Date,Goal weight (kg),Weight (kg),Change\n2026-11-20,70,84.1,\n2026-11-21,70,83.9,-0.2\n',
  'week-day-names.csv': 'Date,Weight\n"Friday, November 20, 2026",84.1\n"Saturday, November 21, 2026",83.9\n',
  'fitbit-takeout.json':
    '[{"logId": 1795158765000, "weight": 185.4, "bmi": 28.4, "date": "11/20/26", "time": "07:12:45", "source": "Aria"}, {"logId": 1795245002000, "weight": 185.0, "bmi": 28.3, "date": "11/21/26", "time": "07:10:02", "source": "API"}]',
  'google-fit-takeout.json':
    '{"Data Source": "derived:com.google.weight:com.google.android.gms:merge_weight", "Data Points": [{"fitValue": [{"value": {"fpVal": 84.1}}], "originDataSourceId": "", "endTimeNanos": 1795158765000000000, "dataTypeName": "com.google.weight", "startTimeNanos": 1795158765000000000, "modifiedTimeMillis": 1795158766000, "rawTimestampNanos": 0}]}',
  'health-connect.json':
    '{"weight": [{"time": "2026-11-20T07:12:45Z", "zoneOffset": "+01:00", "weight": {"inKilograms": 84.1}, "metadata": {"id": "a04ec306"}}, {"time": "2026-11-20T23:30:00Z", "zoneOffset": "+01:00", "weight": {"inKilograms": 83.9}, "metadata": {"id": "a04ec307"}}]}',
  'health-connect-values.json':
    '{"records": [{"type": "Weight", "value": 84.1, "unit": "kg", "startTime": "2026-11-20T07:12:45+01:00"}, {"type": "Steps", "value": 8123, "unit": "count", "startTime": "2026-11-20T00:00:00+01:00"}, {"type": "BodyFat", "value": 31.5, "unit": "%", "startTime": "2026-11-20T07:12:45+01:00"}]}',
  'garmin-biometrics.json':
    '[{"metaData": {"calendarDate": "2026-11-20T07:12:45.0"}, "weight": {"weight": 84100.0, "sourceType": "INDEX_SCALE"}}, {"metaData": {"calendarDate": "2026-11-21T07:10:02.0"}, "weight": {"weight": 83900.0, "sourceType": "INDEX_SCALE"}}]',
  'fitbit-takeout-new.csv':
    'timestamp,weight grams,data source\n2026-11-20T07:12:45Z,84100.0,Aria\n2026-11-21T07:10:02Z,83900.0,Aria\n',
  'garmin-de.csv':
    'Zeit,Gewicht,Veränderung,BMI,Körperfett,\n" 21. Nov. 2026",\n07:10,83.9 kg,0.2 kg,28.3,31.4 %,\n" 20. Nov. 2026",\n07:12,84.1 kg,0.3 kg,28.4,--,\n',
  'garmin-summaries.json':
    '{"dailyWeightSummaries":[{"summaryDate":"2026-11-20","minWeight":84100.0,"maxWeight":84100.0,"latestWeight":{"date":1795158765000,"calendarDate":"2026-11-20","weight":84100.0,"bmi":28.4,"weightDelta":-200.0},"allWeightMetrics":[]},{"summaryDate":"2026-11-21","minWeight":83900.0,"maxWeight":83900.0,"latestWeight":{"date":1795245002000,"calendarDate":"2026-11-21","weight":83900.0,"bmi":28.3,"weightDelta":-200.0},"allWeightMetrics":[]}],"totalAverage":{"from":1795046400000,"weight":84000.0}}',
  'cronometer-sources.csv':
    'Day,Time,Group,Metric,Unit,Amount\n2026-11-20,07:12 AM,Biometrics,Weight (Apple Health),kg,84.1\n2026-11-20,07:12 AM,Biometrics,Body Fat (Apple Health),%,31.5\n2026-11-21,07:10 AM,Biometrics,Weight (Withings),kg,83.9\n',
  'health-auto-export.csv':
    'Date/Time,Weight & Body Mass (kg),Body Fat Percentage (%)\n2026-11-20 07:12:00,84.1,31.5\n2026-11-21 07:10:00,83.9,31.4\n',
  'health-auto-export.json':
    '{"data":{"metrics":[{"name":"step_count","units":"count","data":[{"date":"2026-11-20 07:12:00 +0100","qty":8123}]},{"name":"heart_rate","units":"bpm","data":[{"date":"2026-11-20 07:12:00 +0100","qty":84}]},{"name":"basal","units":"kcal","data":[{"date":"2026-11-20 07:12:00 +0100","qty":1614}]},{"name":"vo2_max","units":"","data":[]},{"name":"weight_body_mass","units":"lb","data":[{"date":"2026-11-20 07:12:00 +0100","qty":185.4},{"date":"2026-11-21 07:10:00 +0100","qty":185.0}]}]}}',
  'simple-health-export.csv':
    'sep=,\ntype,sourceName,sourceVersion,productType,device,startDate,endDate,unit,value\nHKQuantityTypeIdentifierBodyMass,Health,17.1,"iPhone14,5",,2026-11-20 06:12:45 +0000,2026-11-20 06:12:45 +0000,kg,84.1\nHKQuantityTypeIdentifierBodyMass,Health,17.1,"iPhone14,5",,2026-11-21 06:10:02 +0000,2026-11-21 06:10:02 +0000,kg,83.9\n',
  'health-connect-rows.csv':
    'row_id,uuid,last_modified_time,app_info_id,time,zone_offset,local_date,local_date_time,weight\n1,a,1795155166000,2,1795155165000,3600,20777,1795158765000,84100.0\n2,b,1795241403000,2,1795241402000,3600,20778,1795245002000,83900.0\n',
  'samsung-trailing.csv':
    'com.samsung.health.weight,6313003,9\nstart_time,update_time,create_time,weight,height,body_fat,time_offset,datauuid\n2026-11-20 06:12:45.000,2026-11-20 06:12:46.000,2026-11-20 06:12:46.000,84.1,172.0,31.5,UTC+0100,a,\n2026-11-21 06:10:02.000,2026-11-21 06:10:03.000,2026-11-21 06:10:03.000,83.9,172.0,31.4,UTC+0100,b,\n',
  'by-day.json': '{"weight":{"2026-11-20":84.1,"2026-11-21":83.9}}',
  'stones-and-pounds.csv': 'Date,Stone,Pounds\n2026-11-20,13,3.4\n2026-11-21,13,3\n',
  'browser-date.csv':
    'Date,Weight\nFri Nov 20 2026 07:12:45 GMT+0100 (Central European Standard Time),84.1\nSat Nov 21 2026 07:10:02 GMT+0100 (Central European Standard Time),83.9\n',
  'colons.txt': '2026-11-20: 84.1\n2026-11-21: 83.9\n',
  'birthday-as-date.csv': 'Date,Weight (kg)\n1926-11-20,84.1\n2026-11-20,84.1\n2026-11-21,83.9\n',
  'chinese-pounds.csv': '时间,体重(斤)\n2026-11-20 07:12:45,168.2\n2026-11-21 07:10:02,167.8\n',
  'strong.csv':
    'Date,Workout Name,Exercise Name,Set Order,Weight,Weight Unit,Reps\n2026-11-20 18:00:00,Push,Bench Press,1,82.5,kg,8\n2026-11-21 18:00:00,Push,Bench Press,1,85,kg,6\n',
  'fitnotes.csv':
    'Date,Exercise,Category,Weight (kg),Reps\n2026-11-20,Flat Barbell Bench Press,Chest,82.5,8\n2026-11-22,Flat Barbell Bench Press,Chest,85.0,8\n',
  'food-diary.csv': 'Date,Food,Weight,Calories\n2026-11-20,Potatoes,84,190\n2026-11-21,Rice,86,330\n',
  'own-diary.csv': 'Date,Weight (kg),Exercise,Food\n2026-11-20,84.1,run,soup\n2026-11-21,83.9,,bread\n',
} as const satisfies Readonly<Record<string, string>>
